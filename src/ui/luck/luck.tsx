import { useEffect, useMemo, useRef } from 'react'
import type { Game } from '../../games/index'
import { luckOf } from '../../insight/luck'
import type { LuckWords } from '../screen/late'
import { useScreen } from '../screen/use-screen'
import { LUCK } from '../words/en/luck'
import { Course } from './course'
import { luckRows } from './rows'

interface Props {
  readonly game: Game
  readonly since?: number
  /** What it is called among others. */
  readonly title?: string
}

function Told({ game, since = 0, title = LUCK.title, words }: Props & { words: LuckWords }) {
  const luck = useMemo(() => luckOf(game, since), [game, since])
  const rows = luckRows(luck, words)
  const section = useRef<HTMLElement>(null)
  // It is opened at the foot of a long list: who opens it wants to read it.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={section} className="luck" aria-label={title}>
      <p className="note">{rows.length > 0 ? LUCK.note : LUCK.none}</p>
      {rows.length > 0 && (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{LUCK.what}</th>
                <th scope="col">{LUCK.times}</th>
                <th scope="col">{LUCK.got}</th>
                <th scope="col">{LUCK.expected}</th>
                <th scope="col">{LUCK.beyond}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, times, got, expected }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{times}</td>
                  <td>{LUCK.number(got)}</td>
                  <td>{LUCK.number(expected)}</td>
                  <td>{LUCK.difference(got - expected)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Course course={luck.course} words={words} />
        </>
      )}
    </section>
  )
}

/** What chance gave each side in a game, or in a branch of it from one answer on. */
export function LuckPanel(props: Props) {
  const { Luck } = useScreen()
  return <Luck>{(words) => <Told {...props} words={words} />}</Luck>
}
