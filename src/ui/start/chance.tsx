import { useId, useState } from 'react'
import { NEW_GAME } from '../words/en/start'
import { TABLE } from '../words/en/words'
import { MOST_SEED } from '../kit/seed'

/** Where rolls and draws come from, and the seed if from one. */
export function Chance({ seed, wrong }: { seed: string; wrong: boolean }) {
  const [byHand, setByHand] = useState(false)
  const note = useId()
  return (
    <fieldset>
      <legend>{NEW_GAME.chance}</legend>
      {([false, true] as const).map((hand) => (
        <label key={String(hand)}>
          <input
            type="radio"
            name="chance"
            value={hand ? 'hand' : 'seed'}
            checked={byHand === hand}
            onChange={() => setByHand(hand)}
          />
          {hand ? NEW_GAME.byHand : NEW_GAME.fromSeed}
        </label>
      ))}
      <label className="seed" hidden={byHand}>
        {TABLE.seed}
        <input
          name="seed"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={seed}
          aria-invalid={wrong}
          aria-describedby={note}
        />
      </label>
      <p id={note} className={wrong ? 'wrong' : 'note'} role="status" hidden={byHand}>
        {wrong ? NEW_GAME.badSeed(MOST_SEED.toLocaleString('en')) : NEW_GAME.seedNote}
      </p>
    </fieldset>
  )
}
