import { describe, expect, test } from 'vitest'
import {
  EVENT_CARDS,
  RulesError,
  answerCount,
  apply,
  board,
  boardOf,
  cardInPlay,
  chanceAnswer,
  chanceOption,
  facts,
  newGame,
  nextCardOdds,
  odds,
  opening,
  options,
  outcome,
  playOn,
  playOut,
  question,
  record,
  refusals,
  replay,
  seededChance,
  seededNumber,
  undo,
  type Ask,
  type CardId,
  type Decision,
  type Game,
  type Option,
  type Position,
} from '../../../../../src/games/arab-revolt/rules/index'
import {
  answerWhile,
  asked,
  boardWith,
  british,
  can,
  contents,
  event,
  firstToAct,
  mandatory,
  play,
  position,
  propaganda,
  there,
  whyNot,
  withChit,
} from '../../../../kit'
import { retell, taleOf } from '../../../../properties/retell'

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const errorOf = (act: () => unknown): RulesError => {
  try {
    act()
  } catch (error) {
    if (error instanceof RulesError) return error
    throw error
  }
  throw new Error('accepted')
}

/** The names of the facts since an answer. */
const said = (game: Game, since = 0): string[] => facts(game, since).map(({ fact }) => fact)

/** Everything that can be asked of a game. */
const all = (game: Game) => ({
  game,
  question: question(game),
  options: options(game),
  refusals: refusals(game),
  board: board(game),
  record: record(game),
  outcome: outcome(game),
  facts: facts(game),
})

const TWO_CITIES = { haifa: { troops: 2 }, jerusalem: { troops: 2 } }
const deploying = () => british('deploy', TWO_CITIES)

const CARD_ASKS: readonly Ask[] = [
  'turn.draw-chit',
  'turn.chit',
  'turn.box',
  'turn.operation',
  'turn.event',
  'turn.punishment-to-hold',
]

/** Both Factions pass, on an empty map, until the next card. */
const passing = (game: Game): Game =>
  answerWhile(game, CARD_ASKS, (next) => (can(next, 'pass') ? 'pass' : options(next)[0]!))

describe('newGame', () => {
  test('waits for the first card, which chance turns up (2.2)', () => {
    const game = newGame()
    expect(question(game)).toMatchObject({ by: 'chance', ask: 'reveal.card', about: {} })
    expect(answerCount(game)).toBe(0)
    expect(outcome(game)).toBeNull()
  })

  test('may begin anywhere else', () => {
    const game = newGame({ position: position({ gaza: { police: 2 } }, { politicalWill: 3 }) })
    expect(contents(game, 'gaza')).toEqual({ police: 2 })
    expect(contents(game, 'samaria')).toEqual({})
    expect(board(game).politicalWill).toBe(3)
  })

  test('phases in which nothing is asked go by at once', () => {
    const game = propaganda({ haifa: { troops: 1 } })
    expect(board(game).phase).toBe('resources')
    expect(asked(game)).toBe('propaganda.punishment by british')
  })

  test('a game is plain JSON', () => {
    const game = play(deploying(), 'haifa')
    expect(asJson(game)).toEqual(game)
  })
})

describe('options and refusals', () => {
  test('a refusal tells the rule and the numbers in it (3.2.1)', () => {
    const game = british('deploy', { ...TWO_CITIES, gaza: { police: 1, guerrillasActive: 1 } })
    const gaza = refusals(game).find(({ option }) => option === 'gaza')
    expect(gaza).toEqual({
      option: 'gaza',
      rule: '3.2.1',
      reason: 'needs-more-british',
      numbers: { british: 1, rebels: 1 },
    })
    expect(options(game)).toContain('haifa')
    expect(options(game)).not.toContain('gaza')
    expect(refusals(game).map(({ option }) => option)).not.toContain('haifa')
  })

  test('a question tells the spaces selected so far, how many may be, and the rule', () => {
    const game = play(deploying(), 'haifa', 'irregulars')
    expect(question(game)).toMatchObject({
      by: 'british',
      ask: 'deploy.space',
      about: { spaces: ['haifa'], limit: 3 },
      why: { rule: '3.2.1', what: 'deploy', by: 'british' },
    })
  })
})

describe('why a question is asked', () => {
  test('in an Event: its card and side, and who executes it', () => {
    expect(question(event('A19', 'unshaded', 'british', {}))?.why).toEqual({
      rule: '5.1',
      what: 'event',
      by: 'british',
      card: 'A19',
      side: 'unshaded',
    })
  })

  test('in a Mandatory Event: its card, executed by nobody (5.4)', () => {
    const game = mandatory('A11', { lebanon: { guerrillasUnderground: 1 } })
    expect(question(game)).toMatchObject({
      by: 'rebels',
      why: { rule: '5.1', what: 'event', by: null, card: 'A11', side: 'unshaded' },
    })
  })

  test('in an Operation that an Event grants: the Operation, and the card still', () => {
    const game = play(mandatory('A11', { lebanon: { guerrillasUnderground: 1 } }), 'march')
    expect(question(game)).toMatchObject({
      ask: 'march.space',
      why: { rule: '3.3.2', what: 'march', by: 'rebels', card: 'A11', side: 'unshaded' },
    })
  })

  test('outside of Events: the rule, and no card', () => {
    expect(question(deploying())?.why).toEqual({ rule: '3.2.1', what: 'deploy', by: 'british' })
  })
})

describe('apply', () => {
  test('gives another game and leaves the old one as it was', () => {
    const game = deploying()
    const before = structuredClone(all(game))
    const next = play(game, 'haifa', 'police')
    expect(there(next, 'haifa', 'police')).toBe(1)
    expect(there(game, 'haifa', 'police')).toBe(0)
    expect(all(game)).toEqual(before)
  })

  test('branches of one game do not know of each other', () => {
    const game = deploying()
    const haifa = play(game, 'haifa')
    const jerusalem = play(game, 'jerusalem')
    const police = play(haifa, 'police')
    const irregular = play(jerusalem, 'irregulars')
    const more = play(haifa, 'irregulars')
    expect(contents(police, 'haifa')).toEqual({ troops: 2, police: 1 })
    expect(contents(more, 'haifa')).toEqual({ troops: 2, irregularsUnderground: 1 })
    expect(contents(irregular, 'haifa')).toEqual({ troops: 2 })
    expect(contents(irregular, 'jerusalem')).toEqual({ troops: 2, irregularsUnderground: 1 })
    expect(asked(haifa)).toBe('deploy.piece by british')
    expect(asked(police)).toBe('deploy.piece by british')
    expect(asked(game)).toBe('deploy.space by british')
  })

  test('a branch from before a phase ended goes its own way', () => {
    const first = firstToAct('british', {})
    const box = play(first, 'limited-operation', 'pass')
    const fine = play(box, 'fine')
    const detain = play(box, 'detain')
    expect(board(fine).phase).toBe('second-eligible')
    expect(board(fine).punishmentChits.held).toEqual({ detain: 0, demolish: 0, fine: 1 })
    expect(board(detain).punishmentChits.held).toEqual({ detain: 1, demolish: 0, fine: 0 })
    expect(board(box).phase).toBe('first-eligible')
  })

  test('an answer is compared by value, and recorded as the game offered it', () => {
    const game = british('patrol', { haifa: { troops: 1 } })
    const moving = play(game, 'jerusalem')
    const moved = apply(moving, { number: 1, to: 'jerusalem', from: 'haifa', piece: 'troops' })
    expect(contents(moved, 'jerusalem')).toEqual({ troops: 1 })
    expect(Object.keys(moved.choices.at(-1)!)).toEqual(['piece', 'from', 'to', 'number'])
  })
})

describe('a game never changes', () => {
  const frozen = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null)
      Object.values(Object.freeze(value)).forEach(frozen)
    return value
  }

  test('frozen, it plays on', () => {
    const game = frozen(play(deploying(), 'haifa'))
    frozen(all(game))
    const next = frozen(play(game, 'irregulars', 'done', 'done'))
    expect(there(next, 'haifa', 'irregularsUnderground')).toBe(1)
    expect(all(asJson(next))).toEqual(all(next))
    expect(undo(undo(undo(next)))).toEqual(game)
  })

  test('when the set-up that it was made from does', () => {
    const deck: CardId[] = ['A13', 'A7']
    const begun = position({}, { played: ['A3'] }) as { politicalWill: number }
    const game = newGame({ deck, position: begun as Position })
    const before = structuredClone(game)
    deck.pop()
    begun.politicalWill = 3
    expect(game).toEqual(before)
  })
})

describe('a Game as JSON', () => {
  test('in mid-Operation plays on exactly as the one that was kept', () => {
    const kept = play(deploying(), 'haifa', 'police', 'police', 'jerusalem')
    const loaded = asJson(kept)
    expect(all(loaded)).toEqual(all(kept))
    const answers: Option[] = ['irregulars', 'done', 'haifa']
    const since = answerCount(kept)
    expect(all(play(loaded, ...answers))).toEqual(all(play(kept, ...answers)))
    expect(facts(play(loaded, ...answers), since)).toEqual(facts(play(kept, ...answers), since))
    expect(there(play(loaded, ...answers), 'haifa', 'curfew')).toBe(1)
  })

  test('in the middle of a Special Activity that interrupts an Operation', () => {
    const kept = play(
      british('deploy', { haifa: { troops: 2, guerrillasActive: 2 }, gaza: { police: 1 } }),
      'gaza',
      'police',
      'police',
      'punish',
      'fine',
      'detain',
      { chit: 'detain', from: 'drawn' },
      'haifa',
    )
    const loaded = asJson(kept)
    expect(asked(loaded)).toBe('punish.detain by british')
    const detained = play(loaded, { piece: 'guerrillasActive', space: 'haifa' })
    expect(board(detained).prison.guerrillas).toBe(1)
    expect(there(detained, 'haifa', 'opposition')).toBe(1)
    expect(asked(detained)).toBe('deploy.space by british')
    expect(question(detained)?.about.spaces).toEqual(['gaza'])
  })

  test('knows all facts, those before its checkpoint too', () => {
    const kept = play(firstToAct('british', {}), 'limited-operation', 'pass', 'fine', 3)
    expect(kept.past).toHaveLength(1)
    for (let since = 0; since <= answerCount(kept); since++)
      expect(facts(asJson(kept), since)).toEqual(facts(kept, since))
  })

  test('knows the facts of a phase that went by before the first question', () => {
    const kept = propaganda({ haifa: { troops: 1 } })
    expect(opening(kept).map(({ fact }) => fact)).toContain('will-counted')
    expect(opening(asJson(kept))).toEqual(opening(kept))
  })
})

describe('undo', () => {
  test('gives the game before, answer by answer, over the end of a phase to the very start', () => {
    const games = [firstToAct('british', { gaza: { troops: 1 } })]
    const answers: Option[] = [
      'limited-operation',
      'deploy',
      'gaza',
      'irregulars',
      'gaza',
      2,
      3,
      { chit: 3, from: 'drawn' },
      'event',
      'unshaded',
      1,
    ]
    for (const answer of answers) games.push(apply(games.at(-1)!, answer))
    let last = games.at(-1)!
    expect(asked(last)).toBe('reveal.card by chance')
    expect(last.past.map((stretch) => stretch.length)).toEqual([5, 6])
    for (const before of games.slice(0, -1).reverse()) {
      last = undo(last)
      expect(all(last)).toEqual(all(before))
    }
  })

  test('at the start there is nothing to undo', () => {
    const { mistake, asked: where } = errorOf(() => undo(newGame()))
    expect({ mistake, where }).toEqual({ mistake: 'nothing-to-undo', where: 'undo' })
  })

  test('does not touch the game that is undone', () => {
    const game = play(deploying(), 'haifa', 'police')
    const before = structuredClone(all(game))
    expect(there(play(undo(game), 'irregulars'), 'haifa', 'irregularsUnderground')).toBe(1)
    expect(all(game)).toEqual(before)
  })

  test('a game that was loaded can be undone beyond its checkpoint', () => {
    const before = play(firstToAct('british', {}), 'limited-operation', 'pass')
    const loaded = asJson(play(before, 'fine'))
    expect(loaded.choices).toEqual([])
    expect(all(undo(loaded))).toEqual(all(before))
  })
})

describe('facts', () => {
  test('tell what was answered and what came of it, and why', () => {
    const game = play(deploying(), 'haifa', 'irregulars')
    expect(facts(game, answerCount(game) - 1)).toEqual([
      {
        fact: 'answered',
        by: 'british',
        ask: 'deploy.piece',
        answer: 'irregulars',
        why: { rule: '3.2.1', what: 'deploy', by: 'british' },
      },
      {
        fact: 'placed',
        force: 'irregulars',
        space: 'haifa',
        number: 1,
        from: 'available',
        why: { rule: '3.2.1', what: 'deploy', by: 'british' },
      },
    ])
  })

  test('since the last answer: none', () => {
    const game = play(deploying(), 'haifa', 'irregulars')
    expect(facts(game, answerCount(game))).toEqual([])
    expect(facts(asJson(game), answerCount(game))).toEqual([])
  })

  test('what follows from an answer in the next phase belongs to that answer', () => {
    const last = play(firstToAct('british', {}), 'limited-operation', 'pass', 'fine')
    expect(said(last, answerCount(last) - 1)).toEqual([
      'answered',
      'chit',
      'ends',
      'ends',
      'begins',
    ])
  })

  test('what happened before the first question is told apart: the first board shows it', () => {
    const game = propaganda({})
    const told = (one: Game) => opening(one).map(({ fact }) => fact)
    expect(told(game)).toEqual(['begins', 'will-counted', 'political-will', 'ends', 'begins'])
    expect(said(game)).toEqual([])
    const later = play(game, 'detain', 4)
    expect(told(later)).toEqual(told(game))
    expect(opening(asJson(later))).toEqual(opening(game))
    expect(said(later)[0]).toBe('answered')
  })

  test('added up from the first board, they give the last one, also after a count (6.1)', () => {
    const game = propaganda({
      samaria: { bases: 1 },
      'railway-haifa-syria': { guerrillasActive: 1 },
    })
    const tale = taleOf(board(game))
    const later = play(game, 'detain', 4)
    for (const fact of facts(later, 0)) retell(tale, fact)
    expect(tale).toEqual(taleOf(board(later)))
  })

  test('before an older checkpoint are told when asked for', () => {
    const early = play(firstToAct('british', {}), 'limited-operation', 'pass')
    const late = asJson(play(early, 'fine', 1, 2, { chit: 1, from: 'drawn' }))
    const { length } = facts(early)
    expect(facts(late).slice(0, length)).toEqual(facts(early))
    expect(facts(late, answerCount(early))).toEqual(facts(late).slice(length))
  })

  test('a branch tells nothing of the other', () => {
    const game = play(deploying(), 'haifa')
    const police = play(game, 'police', 'done', 'done', 'done')
    const irregular = play(game, 'irregulars')
    const placed = (one: Game) => facts(one).filter(({ fact }) => fact === 'placed')
    expect(placed(irregular)).toMatchObject([{ force: 'irregulars' }])
    expect(placed(police)).toMatchObject([{ force: 'police' }])
    expect(placed(game)).toEqual([])
  })

  test.each([-1, 3, 0.5, NaN, Infinity])('%d is the number of no answer', (since) => {
    const game = play(firstToAct('british', {}), 'limited-operation', 'pass')
    const error = errorOf(() => facts(game, since))
    expect(error).toMatchObject({ mistake: 'no-such-answer', asked: 'facts', given: since })
  })
})

describe('record and replay', () => {
  const ANSWERS: readonly Option[] = ['limited-operation', 'deploy', 'haifa', 'irregulars', 'haifa']
  const setup = { position: position(TWO_CITIES, { played: ['A19'], phase: 'first-eligible' }) }
  const british1 = { position: { ...setup.position, firstEligible: 'british' } as Position }

  test('a record is the set-up and the answers, of all phases', () => {
    const game = play(newGame(british1), ...ANSWERS, 2)
    expect(record(game)).toMatchObject({ setup: british1, answers: [...ANSWERS, 2] })
  })

  test('a record played again is the same game', () => {
    const game = play(newGame(british1), ...ANSWERS, 2)
    const again = replay(asJson(record(game)))
    expect(again.stop).toBeNull()
    expect(all(again.game)).toEqual(all(game))
    expect(asked(again.game)).toBe(asked(game))
  })

  test('a record without answers is a new game', () => {
    expect(replay({ setup: british1, answers: [] }).game).toEqual(newGame(british1))
  })

  test('one broken answer stops it at its last good position, and it says which and why', () => {
    const answers = [...ANSWERS.slice(0, 2), 'gaza' as const, ...ANSWERS.slice(3)]
    const { game, stop } = replay({ setup: british1, answers })
    expect(stop?.answer).toBe(2)
    expect(stop?.error).toBeInstanceOf(RulesError)
    expect(stop?.error).toMatchObject({
      mistake: 'not-offered',
      asked: 'deploy.space by british',
      given: 'gaza',
    })
    expect(all(game)).toEqual(all(play(newGame(british1), 'limited-operation', 'deploy')))
    expect(there(play(game, 'haifa', 'irregulars'), 'haifa', 'irregularsUnderground')).toBe(1)
  })

  test('an answer broken just after a phase has ended', () => {
    const { game, stop } = replay({ setup: british1, answers: [...ANSWERS, 4, 2] })
    expect(stop?.answer).toBe(5)
    expect(stop?.error.asked).toBe('turn.draw-chit by chance')
    expect(game).toEqual(play(newGame(british1), ...ANSWERS))
  })

  test('answers after the end of the game are one too many', () => {
    const over = { position: { ...position({}), played: ['A33', 'A34', 'A35'] } }
    const { game, stop } = replay({
      setup: { position: { ...over.position, phase: 'political-will' } as Position },
      answers: ['done'],
    })
    expect(stop).toMatchObject({ answer: 0, error: { mistake: 'game-over', given: 'done' } })
    expect(outcome(game)).not.toBeNull()
  })

  test('a set-up that is wrong is no game at all', () => {
    const broken = { position: { ...position({}), politicalWill: 50 } }
    expect(errorOf(() => replay({ setup: broken, answers: [] })).mistake).toBe(
      'political-will-out-of-range',
    )
  })
})

describe('outcome', () => {
  const REBELLION = {
    galilee: { guerrillasActive: 1 },
    'haifa-district': { guerrillasActive: 1 },
    samaria: { guerrillasActive: 1 },
    lydda: { guerrillasActive: 1 },
    'jerusalem-district': { guerrillasActive: 1 },
    gaza: { guerrillasActive: 1 },
  } as const

  test('the Rebels win when Political Will is at 0 in a Propaganda Round (7.0.1)', () => {
    const game = propaganda(REBELLION, { politicalWill: 9 })
    expect(outcome(game)).toEqual({ winner: 'rebels', by: 'early-victory' })
    expect(question(game)).toBeNull()
    expect(options(game)).toEqual([])
    expect(refusals(game)).toEqual([])
    expect(odds(game)).toEqual([])
  })

  test('with one Political Will left the game goes on', () => {
    const game = propaganda(REBELLION, { politicalWill: 10 })
    expect(board(game).politicalWill).toBe(1)
    expect(outcome(game)).toBeNull()
    expect(question(game)).not.toBeNull()
  })

  test('the British win when they survive the third Propaganda Round (7.0.2)', () => {
    const game = propaganda(REBELLION, { politicalWill: 10, played: ['A33', 'A34'] }, 'A35')
    expect(outcome(game)).toEqual({ winner: 'british', by: 'final-victory' })
    expect(question(game)).toBeNull()
  })
})

describe('odds', () => {
  const weights = (game: Game) =>
    Object.fromEntries(odds(game).map(({ option, weight }) => [option as string, weight]))

  test('each side of a die is as likely', () => {
    const game = event('A19', 'unshaded', 'british', {})
    expect(weights(game)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 })
  })

  test('an Operations chit is as likely as there are in the cup (1.8.1)', () => {
    const chits = { held: { 1: 1 }, used: { 1: 1, 2: 3 } }
    const game = firstToAct('rebels', {}, { operationsChits: chits })
    expect(weights(game)).toEqual({ 1: 1, 3: 3 })
    expect(weights(play(game, 3))).toEqual({ 1: 1, 3: 2 })
    expect(weights(play(game, 1))).toEqual({ 3: 3 })
    expect(whyNot(game, 2)).toEqual({ rule: '1.8.1', reason: 'chit-not-at-hand' })
  })

  test('a Punishment chit is as likely as there are in the cup (1.7.1)', () => {
    const chits = { held: { detain: 1 }, used: { fine: 2 } }
    const game = play(
      british(
        'assault',
        {
          haifa: { troops: 1, guerrillasActive: 1 },
        },
        { punishmentChits: chits },
      ),
      'punish',
    )
    expect(weights(game)).toEqual({ detain: 1, demolish: 2 })
    expect(weights(play(game, 'demolish'))).toEqual({ detain: 1, demolish: 1 })
  })

  test('a question to a player treats all answers alike', () => {
    expect(odds(firstToAct('british', {}))).toEqual([
      { option: 'limited-operation', weight: 1 },
      { option: 'event', weight: 1 },
      { option: 'operation-and-special', weight: 1 },
    ])
  })
})

describe('2.1: which card comes next', () => {
  const FOUR: readonly CardId[] = ['A1', 'A2', 'A3', 'A4']
  const after = (...played: CardId[]): Game => newGame({ position: position({}, { played }) })

  /** How likely a card is, of all that can come. */
  const chanceOf = (game: Game, ...cards: CardId[]): number => {
    const sum = (of: readonly { weight: number }[]) =>
      of.reduce((total, { weight }) => total + weight, 0)
    return (
      sum(odds(game).filter(({ option }) => cards.includes(option as CardId))) / sum(odds(game))
    )
  }
  const propagandaIn = (game: Game): number => chanceOf(game, 'A33', 'A34', 'A35')

  test('first any of the 32 Events, each as likely', () => {
    const game = after()
    expect(options(game)).toHaveLength(32)
    for (const card of EVENT_CARDS) expect(chanceOf(game, card)).toBe(1 / 32)
  })

  test('no Propaganda among the first four of a pile', () => {
    expect(propagandaIn(after('A1', 'A2', 'A3'))).toBe(0)
    expect(options(after('A1', 'A2', 'A3'))).toHaveLength(29)
    expect(whyNot(after('A1'), 'A33')).toEqual({ rule: '2.1', reason: 'not-next' })
  })

  test('then it is one of the last three: fifth, sixth or seventh, each as likely', () => {
    expect(propagandaIn(after(...FOUR))).toBeCloseTo(1 / 3)
    expect(propagandaIn(after(...FOUR, 'A5'))).toBeCloseTo(1 / 2)
    expect(propagandaIn(after(...FOUR, 'A5', 'A6'))).toBe(1)
    expect(chanceOf(after(...FOUR), 'A34')).toBeCloseTo(1 / 9)
    expect(chanceOf(after(...FOUR), 'A5')).toBeCloseTo(2 / 3 / 28)
  })

  test('after it, only Events to the end of the pile, and four more on the next', () => {
    const early = after(...FOUR, 'A33')
    expect(propagandaIn(early)).toBe(0)
    expect(options(early)).toHaveLength(28)
    const nextPile = ['A33', 'A5', 'A6', 'A7', 'A8', 'A9'] as const
    expect(propagandaIn(after(...FOUR, ...nextPile))).toBe(0)
    expect(propagandaIn(after(...FOUR, ...nextPile, 'A10'))).toBeCloseTo(1 / 3)
    expect(chanceOf(after(...FOUR, ...nextPile, 'A10'), 'A34')).toBeCloseTo(1 / 6)
  })

  test('a card that has been played does not come again', () => {
    expect(can(after('A7'), 'A7')).toBe(false)
  })

  test('a Propaganda card is left when all 32 Events have been played', () => {
    expect(options(after(...EVENT_CARDS))).toEqual(['A33', 'A34', 'A35'])
  })

  test('the same is told of a board without a game', () => {
    const { eachEvent, eachPropaganda } = nextCardOdds(boardWith({}, { played: FOUR }))
    expect(28 * eachEvent).toBe(2 * 3 * eachPropaganda)
  })

  test('a fixed deck gives its cards in their order, then chance draws', () => {
    const start = newGame({ deck: ['A13', 'A7'], position: position({}) })
    expect(options(start)).toEqual(['A13'])
    expect(whyNot(start, 'A7')).toEqual({ rule: '2.1', reason: 'not-next' })
    const second = passing(play(start, 'A13'))
    expect(options(second)).toEqual(['A7'])
    const third = passing(play(second, 'A7'))
    expect(asked(third)).toBe('reveal.card by chance')
    expect(options(third)).toHaveLength(30)
    expect(cardInPlay(board(play(third, 'A32')))).toBe('A32')
  })

  test('a fixed deck goes on from the cards already played', () => {
    const game = newGame({ deck: ['A5'], position: position({}, { played: FOUR }) })
    expect(options(game)).toEqual(['A5'])
    expect(propagandaIn(passing(play(game, 'A5')))).toBeCloseTo(1 / 2)
  })

  test('a fixed card is certain, also one that the piles would not give', () => {
    const game = newGame({ deck: ['A33'] })
    expect(chanceOf(game, 'A33')).toBe(1)
  })

  test('a fixed card can be drawn, also one that the piles would not give', () => {
    expect(chanceAnswer(newGame({ deck: ['A33'] }), 0.5)).toBe('A33')
  })
})

describe('chance', () => {
  const drawing = () => firstToAct('rebels', {}, { operationsChits: { used: { 2: 1, 3: 2 } } })

  test('chanceAnswer divides 0 to 1 by the weights', () => {
    const game = drawing()
    const drawn = [0, 0.49, 0.5, 0.82, 0.84, 0.999].map((at) => chanceAnswer(game, at))
    expect(drawn).toEqual([1, 1, 2, 2, 3, 3])
  })

  test('chanceAnswer rolls each side of a die', () => {
    const game = event('A19', 'unshaded', 'british', {})
    const sixths = [0, 1, 2, 3, 4, 5].map((side) => chanceAnswer(game, (side + 0.5) / 6))
    expect(sixths).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('chanceOption does the same in a playout', () => {
    const drawn: Option[] = []
    playOut(drawing(), (open, legal) => {
      if (open.by !== 'chance') return legal.at(-1)!
      if (open.ask === 'turn.draw-chit') drawn.push(chanceOption(open, legal, 0.51))
      return chanceOption(open, legal, 0.51)
    })
    expect(drawn[0]).toBe(2)
  })

  test('seededNumber is at least 0, below 1, and depends on seed and count alone', () => {
    const number = seededNumber(7, 3)
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
    expect(seededNumber(7, 3)).toBe(number)
    expect(seededNumber(7, 4)).not.toBe(number)
    expect(seededNumber(8, 3)).not.toBe(number)
  })

  test('seededChance gives the same roll after undo and redo', () => {
    const chance = seededChance(1938)
    const rolling = event('A19', 'unshaded', 'british', {})
    const roll = chance(rolling)
    const rolled = apply(rolling, roll)
    expect(chance(undo(rolled))).toBe(roll)
    expect(chance(asJson(undo(rolled)))).toBe(roll)
    const sideAgain = play(undo(undo(rolled)), 'unshaded')
    expect(chance(sideAgain)).toBe(roll)
  })

  test('seededChance: another answer before a roll does not change it, its number does', () => {
    const chance = seededChance(1)
    const start = firstToAct('british', {}, { punishmentChits: { used: { fine: 1 } } })
    const detain = play(start, 'limited-operation', 'pass', 'detain')
    const fine = play(start, 'limited-operation', 'pass', 'fine')
    expect(chance(detain)).toBe(chance(fine))
    expect(chance(detain)).toBe(chanceAnswer(detain, seededNumber(1, 0)))
    const second = apply(detain, chance(detain))
    expect(asked(second)).toBe('turn.draw-chit by chance')
    expect(chance(second)).toBe(chanceAnswer(second, seededNumber(1, 1)))
    expect([detain.chances, second.chances, undo(second).chances]).toEqual([0, 1, 0])
  })

  test('seededChance cannot be fished: the same roll for one group of two Troops or two of one', () => {
    const cities = { haifa: { troops: 2 }, 'tel-aviv-jaffa': { irregularsUnderground: 1 } }
    const group = (number: number): Option => ({
      piece: 'troops',
      from: 'haifa',
      to: 'jerusalem',
      number,
    })
    const patrol = play(british('patrol', cities), 'jerusalem')
    const together = play(patrol, group(2), 'divide', 'roll')
    const singly = play(patrol, group(1), group(1), 'divide', 'roll')
    expect(board(singly)).toEqual(board(together))
    expect(answerCount(singly)).toBe(answerCount(together) + 1)
    expect([asked(together), asked(singly)]).toEqual(['roll.die by chance', 'roll.die by chance'])
    const seeds = Array.from({ length: 50 }, (_, seed) => seed)
    const rolls = seeds.map((seed) => seededChance(seed)(together))
    expect(seeds.map((seed) => seededChance(seed)(singly))).toEqual(rolls)
    expect(seeds.map((seed) => seededChance(seed)(asJson(singly)))).toEqual(rolls)
    expect(new Set(rolls).size).toBe(6)
  })

  test('seeds differ', () => {
    const rolling = event('A19', 'unshaded', 'british', {})
    const rolls = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => seededChance(seed)(rolling))
    expect(new Set(rolls).size).toBeGreaterThan(1)
  })
})

describe('playOn', () => {
  const last = (open: Decision): Option => open.options().at(-1)!

  test('stops where it is told, and tells the question there', () => {
    const stop = playOn(newGame(), last, ({ ask }) => ask === 'turn.box')
    expect(stop.question?.ask).toBe('turn.box')
    expect(stop.board.played).toHaveLength(1)
    expect(playOn(newGame(), last, () => true).answers).toBe(0)
  })

  test('counts the phases that begin, from mid-phase too', () => {
    const game = play(
      withChit(firstToAct('rebels', { samaria: { guerrillasActive: 1 } }), 3),
      'event',
    )
    const begun: number[] = []
    const { board: end } = playOn(
      game,
      last,
      (_, __, phases) => begun.push(phases) > 0 && phases > 0,
    )
    expect(begun.slice(0, -1).every((phases) => phases === 0)).toBe(true)
    expect(begun.at(-1)).toBe(1)
    expect(end.phase).toBe('second-eligible')
  })

  test('shows the board as it stands at each question', () => {
    const seen: number[] = []
    playOn(
      newGame(),
      (open, { played }) => {
        seen.push(played.length)
        return last(open)
      },
      (_, { played }) => played.length > 2,
    )
    expect(new Set(seen)).toEqual(new Set([0, 1, 2]))
  })
})

describe('playOut', () => {
  /** The last answer: the one that stops or passes where there is one. */
  const last = (_: unknown, legal: readonly Option[]): Option => legal.at(-1)!

  test('plays to the end what apply would play', () => {
    let game = newGame()
    while (question(game) !== null) game = apply(game, last(null, options(game)))
    const end = playOut(newGame(), last)
    expect(end.board).toEqual(board(game))
    expect(end.answers).toBe(answerCount(game))
    expect(end.board.phase).toBe('over')
  })

  test('goes on from mid-Operation, and leaves the game as it was', () => {
    const game = play(
      withChit(firstToAct('rebels', { samaria: { guerrillasActive: 1 } }), 3),
      'event',
    )
    const before = structuredClone(all(game))
    const first = playOut(game, last)
    expect(all(game)).toEqual(before)
    expect(playOut(asJson(game), last)).toEqual(first)
    expect(first.board.played.slice(0, 1)).toEqual(['A19'])
  })

  test('a game that is over has no answer left', () => {
    const over = propaganda({}, { played: ['A33', 'A34'] }, 'A35')
    expect(playOut(over, last)).toEqual({ board: board(over), answers: 0 })
  })

  test('begins from a fixed deck', () => {
    const { board: end } = playOut(newGame({ deck: ['A13', 'A7'] }), last)
    expect(end.played.slice(0, 2)).toEqual(['A13', 'A7'])
  })
})

test('board shares nothing with the position it began from', () => {
  const begun = position({ haifa: { troops: 1 } }, { played: ['A19'] })
  expect(board(newGame({ position: begun }))).toEqual(boardOf(begun))
})
