import { BOXES, FACTIONS, type Board } from '../../rules/index'
import { Shape } from '../decision/banner'
import { Term } from '../help/term'
import { BOX_TERMS } from '../text/help/explains'
import { BOX_NAMES, WHO } from '../text/names'
import { TABLE } from '../text/words'

/** 2.3 The Initiative Track, with what stands in its boxes. */
export function Initiative({ board: { boxes } }: { board: Board }) {
  return (
    <section className="initiative" aria-label={TABLE.initiative}>
      <ol className="boxes">
        {BOXES.map((box) => {
          const taker = FACTIONS.find((faction) => boxes[faction] === box)
          return (
            <li key={box} className={taker}>
              {taker && <Shape faction={taker} />}
              <span>
                <b>
                  <Term of={BOX_TERMS[box]}>{BOX_NAMES[box]}</Term>
                </b>
                <small>{taker ? WHO[taker] : TABLE.open}</small>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
