/*
 * What each reason for refusing claims, put as a question to the board: the sentence that a player reads
 * is checked against the position, not against the rule that gave it.
 */
import {
  ACTIVITIES,
  CARDS,
  CITIES,
  COUNTRIES,
  DISTRICTS,
  FORCE,
  NEIGHBOURS,
  OTHER,
  PALESTINE,
  POPULATED,
  RAILWAYS,
  SPACES,
  cardInPlay,
  count,
  nextCardOdds,
  onMap,
  optionKind,
  options,
  type Ask,
  type ActivityId,
  type Box,
  type CardId,
  type Force,
  type GuerrillaGroup,
  type Move,
  type OperationId,
  type OperationsChit,
  type Option,
  type Pick,
  type Piece,
  type Punishment,
  type Reason,
  type Side,
  type SpaceId,
} from '../../../src/games/arab-revolt/rules/index'
import {
  type Scene,
  type Claim,
  spaceOf,
  here,
  none,
  is,
  not,
  or,
  both,
  GUERRILLAS,
  IRREGULARS,
  REBELS,
  BRITISH,
  nextToAsked,
  outOfPlay,
  said,
  near,
  some,
  chitsIn,
  causes,
  sinceItBegan,
  answers,
  answered,
  isOneOf,
} from './scene'
import { ACCOMPANIES, OPERATES, ACTS } from './where'

const SELECTING: Readonly<Partial<Record<Ask, Ask>>> = {
  'deploy.curfew': 'deploy.space',
  'patrol.assault': 'patrol.space',
  'rally.opposition': 'rally.space',
}

/** The last answers of a player to the same question, before another one was asked. */
const chosenJustNow = ({ told, asked }: Scene): readonly Option[] => {
  const chosen: Option[] = []
  for (const one of [...answers(told)].reverse()) {
    if (one.ask !== asked.ask) break
    chosen.push(one.answer)
  }
  return chosen
}

const isChosen: Claim = (scene) => {
  const { about, ask } = scene.asked
  if (about.spaces?.includes(spaceOf(scene))) return true
  return answered(scene, [ask], (answer) => {
    const kind = optionKind(answer)
    if (kind === 'group')
      return (
        (answer as GuerrillaGroup).to === spaceOf(scene) &&
        (answer as GuerrillaGroup).from === about.space
      )
    return kind === 'pick' && (answer as Pick).space === spaceOf(scene)
  })
}

/** How many Guerrillas have come to a space by the March that is being carried out. */
const marchedHere = (scene: Scene): number =>
  sinceItBegan(scene).reduce((sum, one) => {
    if (one.fact === 'moved' && one.why.what === 'march' && one.to === spaceOf(scene))
      return sum + one.number
    // R19 Who has marched goes with the piece, wherever it is placed anew.
    return one.fact === 'relocated' && one.to === spaceOf(scene) ? sum + 1 : sum
  }, 0)

/** The pieces that a move takes, and how many of each. */
const taken = ({ option }: Scene): readonly (readonly [Piece, number])[] =>
  'piece' in (option as Move)
    ? [[(option as Move).piece, (option as Move).number]]
    : [
        ['guerrillasUnderground', (option as GuerrillaGroup).underground],
        ['guerrillasActive', (option as GuerrillaGroup).active],
      ]

/** How many pieces, or pieces of one kind, have come to a space by what is being carried out. */
const cameTo = (scene: Scene, space: SpaceId, piece?: Piece): number =>
  sinceItBegan(scene).reduce(
    (sum, one) =>
      (one.fact === 'moved' || one.fact === 'relocated') &&
      one.to === space &&
      (piece === undefined || one.piece === piece)
        ? sum + (one.fact === 'moved' ? one.number : 1)
        : sum,
    0,
  )

/** More are asked for than stand there and have not come just now. */
const tooMany: Claim = (scene) => {
  const { from } = scene.option as Move
  const all = taken(scene).map(
    ([piece, number]) => [number, count(scene.now, piece, from)] as const,
  )
  const came = cameTo(scene, from)
  const limit = scene.numbers['limit']!
  return all.some(
    ([number, there]) => number === limit + 1 && limit <= there && limit >= there - came,
  )
}

/** Where a card binds the Operations that it grants; by default anywhere. */
const BOUND: Readonly<Partial<Record<CardId, readonly SpaceId[]>>> = {
  A25: near('haifa-district'),
  A26: near('samaria'),
}

/** Events that are carried out in a space that was chosen before. */
const IN_ONE_SPACE: readonly CardId[] = ['A7', 'A21', 'A23']

const lastAnswer = ({ told }: Scene, ask: Ask): readonly SpaceId[] =>
  answers(told)
    .filter((one) => one.ask === ask)
    .slice(-1)
    .map(({ answer }) => answer as SpaceId)

/** The spaces to which a card binds what is done now. */
const boundTo = (scene: Scene): readonly SpaceId[] => {
  const { asked } = scene
  const { card } = asked.why
  const executes = causes(scene).find(({ what }) => what === 'event')?.by
  // A26 The other player's answer is in Samaria itself.
  if (card === 'A26' && asked.by !== executes) return ['samaria']
  if (card && IN_ONE_SPACE.includes(card)) return lastAnswer(scene, 'event.space')
  // 4.3.3 The Limited Operation of a Raid is where it went.
  if (causes(scene).some(({ what }) => what === 'raid')) return lastAnswer(scene, 'raid.space')
  return (card && BOUND[card]) ?? SPACES
}

const nowhere: Claim = (scene) => {
  const { option, now } = scene
  if (optionKind(option) === 'operation')
    return !boundTo(scene).some((space) => OPERATES[option as OperationId](now, space))
  if (optionKind(option) === 'activity')
    return !SPACES.some((space) => ACTS[option as ActivityId](now, space))
  // A7: no Operation at all in this space.
  return !(['rally', 'march', 'sabotage', 'ambush'] as const).some((operation) =>
    OPERATES[operation](now, spaceOf(scene)),
  )
}

/** What is to be placed, by the question that asks where. */
const PLACED: Readonly<Partial<Record<Ask, Force | 'curfews'>>> = {
  'turn.base': 'bases',
  'mobilize.base': 'bases',
  'mobilize.guerrilla': 'guerrillas',
  'propaganda.assistance': 'guerrillas',
  'deploy.curfew': 'curfews',
}
const PLACED_BY_CARD: Readonly<Partial<Record<CardId, Force | 'curfews'>>> = {
  A4: 'irregulars',
  A5: 'curfews',
  A22: 'curfews',
  A31: 'guerrillas',
}

const noneLeft: Claim = ({ asked, option, now }) => {
  const force =
    optionKind(option) === 'force'
      ? (option as Force)
      : (PLACED[asked.ask] ?? PLACED_BY_CARD[asked.why.card!])
  return force !== undefined && now.available[force] === 0
}

const chitMissing: Claim = ({ option, now, asked }) => {
  if (typeof option === 'object' && 'chit' in option) {
    const { chit, from } = option
    return typeof chit === 'number'
      ? now.operationsChits[from][chit] === 0
      : now.punishmentChits[from][chit] === 0
  }
  if (typeof option === 'number') return now.operationsChits.pool[option as OperationsChit] === 0
  const tray = asked.ask === 'event.punishment' ? 'held' : 'pool'
  return now.punishmentChits[tray][option as Punishment] === 0
}

const outsideOfAct: Claim = (scene) => !boundTo(scene).includes(spaceOf(scene))

/** Whether the chit that was used last is this one, in the space that is asked about. */
const punished =
  (by: Punishment): Claim =>
  ({ told, asked }) => {
    const used = told.flatMap((one) =>
      one.fact === 'chit' && one.kind === 'punishment' && one.to === 'used' ? [one.chit] : [],
    )
    return (
      used.at(-1) === by &&
      answers(told).some(
        ({ ask, answer }) => ask === 'punish.space' && answer === asked.about.space,
      )
    )
  }

/** Each claim, in the words of `src/games/arab-revolt/words/en/reasons.ts`. */
export const CLAIMS: Readonly<Record<Reason, Claim>> = {
  'all-are-owed': ({ game, option, asked: { about } }) =>
    option === 'done' &&
    about.spaces!.length < about.limit! &&
    options(game).some((one) => optionKind(one) === 'space'),
  'already-selected': isChosen,
  'bases-are-not-detained': both(
    (scene) => (scene.option as Pick).piece === 'bases' && here('bases')(scene) > 0,
    ({ now }) => !now.capabilities.some(({ card, side }) => card === 'A27' && side === 'unshaded'),
  ),
  'box-taken': ({ now, asked, option }) =>
    asked.by !== 'chance' && now.boxes[OTHER[asked.by]] === (option as Box),
  'chit-not-at-hand': chitMissing,
  'curfew-here': not(none('curfew')),
  'curfew-next-to-railway': both(is(RAILWAYS), (scene) =>
    some(scene, ['curfew'], NEIGHBOURS[spaceOf(scene)]),
  ),
  'event-box-closed': ({ now, option }) =>
    option === 'event' && CARDS[cardInPlay(now)!].kind === 'mandatory',
  'guerrilla-is-owed': (scene) =>
    scene.option === 'done' &&
    some(scene, GUERRILLAS, [scene.asked.about.space!]) &&
    scene.asked.ask === 'punish.detain',
  'marched-already': (scene) =>
    here(...GUERRILLAS)(scene) > 0 && marchedHere(scene) >= here(...GUERRILLAS)(scene),
  'more-than-there-are': tooMany,
  'moved-already': (scene) =>
    taken(scene).every(([piece]) => {
      const there = here(piece)(scene)
      return there > 0 && cameTo(scene, spaceOf(scene), piece) >= there
    }),
  // R46 Spaces are still being selected, and some have been.
  'movement-under-way': ({ asked, option }) =>
    asked.ask === 'sweep.space' &&
    asked.about.spaces!.length > 0 &&
    optionKind(option) === 'activity',
  'needs-active-guerrilla': none('guerrillasActive'),
  'needs-active-guerrilla-and-opposition': or(none('guerrillasActive'), none('opposition')),
  'needs-base': none('bases'),
  'needs-base-and-irregular': or(none('bases'), none(...IRREGULARS)),
  'needs-base-next-door': (scene) => !some(scene, ['bases'], NEIGHBOURS[spaceOf(scene)]),
  'needs-both-sides': or(none(...BRITISH), none(...REBELS)),
  'needs-british-piece': none(...BRITISH),
  'needs-city': not(is(CITIES)),
  'needs-city-or-railway': not(is([...CITIES, ...RAILWAYS])),
  'needs-city-with-curfew': or(not(is(CITIES)), none('curfew')),
  'needs-country-in-play': or(not(is(COUNTRIES)), outOfPlay),
  'needs-cubes-and-rebels': both(
    or(none('troops', 'police'), none(...REBELS)),
    (scene) => said(scene, 'cubes', ['troops', 'police']),
    (scene) => said(scene, 'rebels', REBELS),
  ),
  'needs-curfew': none('curfew'),
  'needs-district': not(is(DISTRICTS)),
  'needs-district-or-city': not(is(POPULATED)),
  'needs-district-or-country': not(is([...DISTRICTS, ...COUNTRIES])),
  'needs-district-or-railway': not(is([...DISTRICTS, ...RAILWAYS])),
  'needs-district-with-curfew': or(not(is(DISTRICTS)), none('curfew')),
  'needs-guerrilla': none(...GUERRILLAS),
  'needs-irregular': none(...IRREGULARS),
  'needs-guerrilla-at-base': (scene) =>
    !NEIGHBOURS[spaceOf(scene)].some(
      (space) => some(scene, ['bases'], [space]) && some(scene, GUERRILLAS, [space]),
    ),
  'needs-guerrilla-in-reach': (scene) => !some(scene, GUERRILLAS, near(spaceOf(scene), PALESTINE)),
  'needs-guerrilla-in-reach-of-any': (scene) =>
    SPACES.every(
      (space) =>
        !some(scene, ['irregularsUnderground'], [space]) ||
        !some(scene, GUERRILLAS, near(space, PALESTINE)),
    ),
  'needs-more-british': both(
    ({ numbers }) => numbers['british']! <= numbers['rebels']!,
    (scene) => said(scene, 'british', BRITISH),
    (scene) => said(scene, 'rebels', REBELS),
  ),
  'needs-more-guerrillas': both(
    ({ numbers }) => numbers['guerrillas']! <= numbers['irregulars']!,
    (scene) => said(scene, 'guerrillas', GUERRILLAS),
    (scene) => said(scene, 'irregulars', IRREGULARS),
  ),
  'needs-more-rebels': both(
    ({ numbers }) => numbers['rebels']! <= numbers['british']!,
    (scene) => said(scene, 'british', BRITISH),
    (scene) => said(scene, 'rebels', REBELS),
  ),
  'needs-opposition': none('opposition'),
  'needs-police': none('police'),
  'needs-police-or-irregular': none('police', ...IRREGULARS),
  'needs-railway': not(is(RAILWAYS)),
  'needs-rebels': none(...REBELS),
  'needs-rebels-or-opposition': none(...REBELS, 'opposition'),
  'needs-sabotage': none('sabotage'),
  'needs-sabotage-near': (scene) => !some(scene, ['sabotage'], near(spaceOf(scene))),
  'needs-syria-or-lebanon': not(is(['syria', 'lebanon'])),
  'needs-troops': none('troops'),
  'needs-underground-guerrilla': none('guerrillasUnderground'),
  'needs-underground-irregular': none('irregularsUnderground'),
  'needs-underground-irregular-anywhere': ({ now }) => onMap(now, 'irregularsUnderground') === 0,
  'no-activity-now': (scene) => {
    const { by, why } = scene.asked
    const granted = why.card !== undefined || causes(scene).some(({ what }) => what === 'raid')
    return granted || (by !== 'chance' && scene.now.boxes[by] === 'limited-operation')
  },
  'no-chit-left': ({ now: { punishmentChits } }) =>
    chitsIn(punishmentChits.pool) + chitsIn(punishmentChits.held) === 0,
  'no-more-spaces': ({ asked: { about }, numbers }) =>
    numbers['limit'] === about.limit && about.spaces!.length >= about.limit!,
  'no-space-for-this': nowhere,
  'none-available': noneLeft,
  'none-here': (scene) => none((scene.option as Pick).piece)(scene),
  'not-adjacent': not(nextToAsked),
  'not-in-palestine': is(COUNTRIES),
  'not-next': ({ now, option }) => {
    const { eachEvent, eachPropaganda } = nextCardOdds(now)
    const weight = CARDS[option as CardId].kind === 'propaganda' ? eachPropaganda : eachEvent
    return now.played.includes(option as CardId) || weight === 0
  },
  'not-next-to-this-city': both(not(nextToAsked), ({ asked }) =>
    isOneOf(CITIES, asked.about.space!),
  ),
  'not-next-to-detained': both(not(nextToAsked), punished('detain')),
  'not-next-to-fined': both(not(nextToAsked), punished('fine')),
  'not-selected': (scene) =>
    !answered(scene, [SELECTING[scene.asked.ask]!], (answer) => answer === scene.option),
  'not-with-this-operation': ({ option, asked }) => {
    const with_ = ACCOMPANIES[option as ActivityId]
    return with_ !== undefined && !with_.includes(asked.why.what as OperationId)
  },
  'nothing-selected-yet': (scene) =>
    scene.option === 'done' &&
    (scene.asked.about.spaces?.length ?? chosenJustNow(scene).length) === 0,
  'only-within': outsideOfAct,
  // Another Activity does, or within one another answer.
  'opens-no-space': (scene) => {
    const { game, now, asked, option } = scene
    const all = [asked.why, ...causes(scene)].map(({ what }) => what as OperationId)
    const operation = all.find((what) => what in OPERATES)!
    const others = options(game).filter((one) => one !== option)
    return (
      !SPACES.some((space) => OPERATES[operation](now, space)) &&
      others.some((one) => optionKind(option) !== 'activity' || optionKind(one) === 'activity')
    )
  },
  'opposition-already': not(none('opposition')),
  'out-of-play': outOfPlay,
  'out-of-reach': (scene) => !near(scene.asked.about.space!, PALESTINE).includes(spaceOf(scene)),
  railway: is(RAILWAYS),
  'side-not-on-card': ({ now, option }) => !CARDS[cardInPlay(now)!].sides.includes(option as Side),
  'some-are-available': (scene) => scene.now.available[FORCE[(scene.option as Pick).piece]] > 0,
  'stacking-bases': (scene) => here('bases')(scene) === 2,
  'stands-there-already': (scene) => {
    const { option, asked } = scene
    if (spaceOf(scene) !== asked.about.space) return false
    if (optionKind(option) !== 'pick') return here('troops')(scene) > 0
    const { piece } = option as Pick
    return !piece.endsWith('Active') && here(piece)(scene) > 0
  },
  'two-at-most': (scene) => taken(scene).reduce((sum, [, number]) => sum + number, 0) > 2,
  'unity-too-low': ({ now }) => now.unity === 4,
  'used-this-turn': (scene) =>
    optionKind(scene.option) === 'activity'
      ? scene.told.some(
          ({ fact, why }) =>
            fact === 'ends' &&
            why.by === scene.asked.by &&
            ACTIVITIES[scene.asked.by as 'british'].includes(why.what as 'punish'),
        )
      : sinceItBegan(scene).some(
          (one) => one.fact === 'removed' && one.piece === 'bases' && one.to === 'prison',
        ),
}
