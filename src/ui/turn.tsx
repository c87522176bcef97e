import {
  CARDS,
  answerCount,
  board,
  cardInPlay,
  options,
  outcome,
  question,
  type Board,
  type CardId,
  type CardKind,
} from '../rules/index'
import { Panel } from './panel'
import type { Entry, SelfPlay } from './self-play'
import { answerText } from './text/answers'
import { ASK_TEXT, aboutText } from './text/asks'
import { CARD_TEXT } from './text/cards'
import { factText, outcomeText } from './text/facts'
import { PHASE_NAMES, WHO, cardName, cardNumber, cardSide } from './text/names'

const KINDS: Readonly<Record<CardKind, string>> = {
  event: 'Event',
  capability: 'Capability',
  mandatory: 'Mandatory Event',
  propaganda: 'Propaganda Round',
}

/** What a card says, behind a word that opens it. */
function CardTexts({ card }: { card: CardId }) {
  const { unshaded, shaded, background, tips } = CARD_TEXT[card]
  return (
    <details className="texts">
      <summary>Text of the card</summary>
      {[unshaded, shaded].map(
        (side) =>
          side && (
            <p key={side.heading}>
              <strong>{side.heading}.</strong> {side.effect}
            </p>
          ),
      )}
      {tips && <p>{tips}</p>}
      <p className="background">{background}</p>
    </details>
  )
}

/** The card in play, and the Capabilities in effect. */
export function Card({ board: now }: { board: Board }) {
  const { played, capabilities, phase } = now
  const card = cardInPlay(now)
  return (
    <Panel
      title={card ? cardName(card) : 'No card yet'}
      name="card"
      {...(card ? { note: `${card}, card ${cardNumber(played.length)}` } : {})}
    >
      <p>
        {card && `${KINDS[CARDS[card].kind]}. `}Now: {PHASE_NAMES[phase]}.
      </p>
      <p>
        In effect:{' '}
        {capabilities.length === 0
          ? 'no Capability'
          : capabilities.map((one) => `${one.card} ${cardSide(one.card, one.side)}`).join('; ')}
      </p>
      {card && <CardTexts card={card} />}
    </Panel>
  )
}

/** Who is asked what, or how the game has ended. */
export function Asked({ play: { game, last, playing } }: { play: SelfPlay }) {
  const asked = question(game)
  const result = outcome(game)
  const answers = answerCount(game)
  const { politicalWill, played } = board(game)
  return (
    <div className={`asked ${asked?.by ?? result?.winner ?? ''}`}>
      <Panel title={asked ? `Question ${answers + 1}` : 'Result'} name="question">
        <div aria-live={playing ? 'off' : 'polite'} aria-atomic="true">
          {asked && (
            <>
              <p className="prompt">
                <b>{WHO[asked.by]}.</b> {ASK_TEXT[asked.ask]}.
              </p>
              <p className="note">{aboutText(asked.about)}</p>
              <p>
                {options(game).length} {options(game).length === 1 ? 'option' : 'options'}
              </p>
            </>
          )}
          {result && (
            <>
              <p className="prompt">{outcomeText(result)}</p>
              <p>
                Political Will stands at {politicalWill}, after {cardNumber(played.length)} cards
                and {answers} answers.
              </p>
            </>
          )}
        </div>
        {last && (
          <p className="answer">
            Last answer: <b>{answerText(last.answer)}</b>
            <span className="note">
              {WHO[last.question.by]}. {ASK_TEXT[last.question.ask]}.
            </span>
          </p>
        )}
      </Panel>
    </div>
  )
}

const byCard = (log: readonly Entry[]): readonly (readonly Entry[])[] => {
  const groups: Entry[][] = []
  for (const entry of log)
    if (groups.at(-1)?.[0]?.card === entry.card) groups.at(-1)?.push(entry)
    else groups.push([entry])
  return groups
}

/** The last facts, card by card. */
export function Log({ log }: { log: readonly Entry[] }) {
  return (
    <Panel
      title="Log"
      name="log"
      note={log.length > 0 ? 'what happens, latest at the end' : 'nothing happens yet'}
    >
      {/* It can be scrolled by keyboard, and stays at its end. */}
      <div className="scroll" tabIndex={0} role="group" aria-label="Log">
        <div>
          {byCard(log).map((entries) => (
            <div key={entries[0]?.card ?? ''}>
              {entries[0]?.card && (
                <h3>
                  {cardName(entries[0].card)} <span className="note">{entries[0].card}</span>
                </h3>
              )}
              <ul>
                {entries.map(({ number, fact }) => (
                  <li key={number} className={fact.fact}>
                    {factText(fact)}&nbsp;<span className="rule">{fact.why.rule}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Panel>
  )
}
