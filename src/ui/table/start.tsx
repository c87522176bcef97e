import { useState } from 'react'
import { FACTIONS, type Faction } from '../../rules/index'
import type { TableSetup } from '../../store/index'
import { Shape } from '../decision/banner'
import { HelpLinks } from '../help/help-links'
import { WHO } from '../text/names'
import { START } from '../text/words'
import { MOST_SEED, readSeed } from './seed'

export interface StartProps {
  readonly seed: number
  /** Whether a game stands on the table. */
  readonly begun: boolean
  readonly onBegin: (setup: TableSetup) => void
  readonly onResume: () => void
}

function Seats({ onSwap }: { onSwap: () => void }) {
  return (
    <fieldset>
      <legend>{START.seats}</legend>
      {FACTIONS.map((faction) => (
        <label key={faction} className={`seat ${faction}`}>
          <Shape faction={faction} />
          <b>{WHO[faction]}</b>
          <input name={faction} maxLength={30} aria-label={START.nameOf(faction)} />
        </label>
      ))}
      <button type="button" onClick={onSwap}>
        {START.swap}
      </button>
    </fieldset>
  )
}

function Chance({ seed }: { seed: number }) {
  return (
    <fieldset>
      <legend>{START.chance}</legend>
      <label>
        <input type="radio" name="chance" value="seed" defaultChecked /> {START.fromSeed}
      </label>
      <label>
        <input type="radio" name="chance" value="hand" /> {START.byHand}
      </label>
      <label className="seed">
        {START.seed}
        <input
          type="number"
          name="seed"
          min={0}
          max={MOST_SEED}
          step={1}
          required
          defaultValue={seed}
        />
        <span className="note">{START.seedNote}</span>
      </label>
      <label>
        <input type="checkbox" name="handovers" defaultChecked /> {START.handovers}
      </label>
    </fieldset>
  )
}

const said = (form: FormData, key: string): string => {
  const value = form.get(key)
  return typeof value === 'string' ? value.trim() : ''
}

const setupOf = (form: FormData, mode: TableSetup['mode']): TableSetup => {
  const name = (faction: Faction) => said(form, faction) || WHO[faction]
  return {
    names: { british: name('british'), rebels: name('rebels') },
    seed: readSeed(said(form, 'seed')),
    chance: mode === 'play' && said(form, 'chance') === 'hand' ? 'hand' : 'seed',
    mode,
    handovers: form.get('handovers') !== null,
  }
}

const swapNames = (form: HTMLFormElement): void => {
  const [british, rebels] = FACTIONS.map((faction) => form.elements.namedItem(faction))
  if (!(british instanceof HTMLInputElement) || !(rebels instanceof HTMLInputElement)) return
  const before = british.value
  british.value = rebels.value
  rebels.value = before
}

/** The first screen: who sits where, and where chance comes from. */
export function Start({ seed, begun, onBegin, onResume }: StartProps) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  return (
    <main className="start">
      <h1>{START.title}</h1>
      <p className="subtitle">{START.subtitle}</p>
      <p>{START.about}</p>
      {begun && (
        <button type="button" className="main" onClick={onResume}>
          {START.resume}
        </button>
      )}
      <form
        ref={setForm}
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          const mode = submitter?.getAttribute('value') === 'watch' ? 'watch' : 'play'
          onBegin(setupOf(new FormData(event.currentTarget), mode))
        }}
      >
        <Seats onSwap={() => form && swapNames(form)} />
        <Chance seed={seed} />
        <button type="submit" className={begun ? '' : 'main'} value="play">
          {START.begin}
        </button>
        <button type="submit" value="watch">
          {START.watch} <small>{START.watchNote}</small>
        </button>
      </form>
      <details>
        <summary>{START.subject}</summary>
        <p>{START.subjectText}</p>
      </details>
      <HelpLinks />
      <p className="note">{START.rights}</p>
    </main>
  )
}
