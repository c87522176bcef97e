import type { Chooser } from '../../rules/index'

/** Who is to answer next. */
export const TO_PLAY: Readonly<Record<Chooser, string>> = {
  british: 'The British to play',
  irgun: 'Irgun to play',
  chance: 'A roll or draw is to come',
}
