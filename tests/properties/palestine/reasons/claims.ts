/*
 * What each reason for refusing claims, put as a question to the board: the sentence that a player reads
 * is checked against the position, not against the rule that gave it.
 */
import {
  ACTIVITIES,
  CARDS,
  CITIES,
  OTHER,
  RAILWAYS,
  SPACES,
  cardInPlay,
  intel,
  nextCardOdds,
  onMap,
  optionKind,
  options,
  type ActivityId,
  type Box,
  type CardId,
  type CellGroup,
  type ChitChoice,
  type Move,
  type OperationId,
  type Option,
  type Pick,
  type Reason,
  type Side,
  type SpaceId,
} from '../../../../src/games/palestine/rules/index'
import {
  CELLS,
  CUBES,
  IRGUN,
  answered,
  answers,
  both,
  here,
  is,
  near,
  none,
  not,
  numberOf,
  or,
  said,
  sinceAnswered,
  spaceOf,
  type Claim,
  type Scene,
} from './scene'
import { ACCOMPANIES, ACTS, OPERATES } from './where'

const isPick = (answer: Option): boolean => optionKind(answer) === 'pick'

/** Chosen among the spaces so far, as the goal of a group, or as the space that the question is about. */
const isChosen: Claim = (scene) => {
  const { asked, option } = scene
  const { about, ask } = asked
  if (optionKind(option) === 'space')
    return about.spaces?.includes(spaceOf(scene)) === true || option === about.space
  const { from, to } = option as Move
  return answered(scene, ask).some(
    (one) =>
      one !== 'done' &&
      (one as Move).to === to &&
      (ask !== 'travel.group' || (one as Move).from === from),
  )
}

/** The spaces that have been selected for the Patrol. */
const patrolled = (scene: Scene): readonly Option[] => answered(scene, 'patrol.space')

/** Another selected space in which Police and an Active Cell meet. */
const activeElsewhere: Claim = (scene) =>
  patrolled(scene).some(
    (one) =>
      optionKind(one) === 'space' &&
      one !== scene.option &&
      numberOf(scene.now, ['police'], one as SpaceId) > 0 &&
      numberOf(scene.now, ['cellsActive'], one as SpaceId) > 0,
  )

/** How many Cells have come here, or stayed here, by the Travel that is being carried out. */
const travelledHere = (scene: Scene): number =>
  answered(scene, 'travel.group').reduce<number>((sum, one) => {
    if (optionKind(one) !== 'group') return sum
    const { to, underground, active } = one as CellGroup
    return to === spaceOf(scene) ? sum + underground + active : sum
  }, 0)

/** How many of a kind have come to a space in this Redeploy Phase. */
const redeployed = ({ told }: Scene, { piece, from }: Move): number =>
  told.filter((one) => one.fact === 'moved' && one.piece === piece && one.to === from).length

/** None of this kind stands here, but those who have just come. */
const noneLeftHere: Claim = (scene) => {
  const { option, now } = scene
  if (isPick(option)) return none((option as Pick).piece)(scene)
  const move = option as Move
  return numberOf(now, [move.piece], move.from) - redeployed(scene, move) <= 0
}

/** Whether an Arms Cache could be moved to any other space. */
const cacheCanGo = (scene: Scene): boolean =>
  SPACES.some(
    (space) =>
      space !== spaceOf(scene) &&
      !RAILWAYS.some((railway) => railway === space) &&
      numberOf(scene.now, CELLS, space) > 0 &&
      numberOf(scene.now, ['armsCaches'], space) < 2,
  )

const nowhere: Claim = (scene) => {
  const { option, now } = scene
  if (isPick(option)) return !cacheCanGo(scene)
  return optionKind(option) === 'operation'
    ? !SPACES.some((space) => OPERATES[option as OperationId](now, space, null))
    : !SPACES.some((space) => ACTS[option as ActivityId](now, space))
}

/** Once it has been paid, no space that has not been selected could be. */
const nothingLeft: Claim = ({ asked: { about, why }, option, now }) => {
  const given = isPick(option) ? (option as Pick).space : null
  return !SPACES.some(
    (space) =>
      !about.spaces!.includes(space) && OPERATES[why.what as OperationId](now, space, given),
  )
}

/** The space that an Arms Cache has to be in or next to. */
const reached = (scene: Scene): SpaceId =>
  scene.asked.about.space ??
  (answers(scene.told)
    .filter(({ ask, answer }) => ask === 'search.space' && optionKind(answer) === 'space')
    .at(-1)!.answer as SpaceId)

const chitMissing: Claim = ({ option, now }) =>
  typeof option === 'object'
    ? now.intel.held[(option as ChitChoice).chit] === 0
    : now.intel.bag[option as 0] === 0

/** An Event binds what is done to other spaces: none that is offered is like this one. */
const outsideOfAct: Claim = ({ asked, game, option }) =>
  asked.why.card !== undefined && !options(game).includes(option)

/** Each claim, in the words of `src/games/palestine/words/en/reasons.ts`. */
export const CLAIMS: Readonly<Record<Reason, Claim>> = {
  'active-cells-first': both(none('cellsActive'), activeElsewhere),
  'all-are-owed': ({ game }) => options(game).some((one) => optionKind(one) === 'space'),
  'already-at-the-end': ({ now, option }) => now.haganah === (option === 'left' ? 0 : 4),
  'already-expended': (scene) =>
    sinceAnswered(scene, 'sabotage.space').some(
      ({ ask, answer }) => ask === 'sabotage.before-roll' && isPick(answer),
    ),
  'already-selected': isChosen,
  'box-taken': ({ now, asked, option }) =>
    asked.by !== 'chance' && now.boxes[OTHER[asked.by]] === (option as Box),
  'british-here': both(not(none('armsCaches')), not(none(...CUBES))),
  'chit-not-at-hand': chitMissing,
  'chit-worth-nothing': ({ option }) => (option as ChitChoice).chit === 0,
  'curfew-here': not(none('curfew')),
  // PR37 Spaces are still being selected, and some have been.
  'movement-under-way': ({ asked, option }) =>
    asked.ask === 'search.space' &&
    asked.about.spaces!.length > 0 &&
    optionKind(option) === 'activity',
  'needs-active-cell': both(none('cellsActive'), ({ now }) => {
    const { held } = now.intel
    return held[1] + held[2] === 0
  }),
  'needs-arms-cache': none('armsCaches'),
  'needs-cell': none(...CELLS),
  'needs-city': not(is(CITIES)),
  'needs-city-or-arms-cache-near': both(
    not(is(CITIES)),
    (scene) => !near(spaceOf(scene)).some((one) => numberOf(scene.now, ['armsCaches'], one) > 0),
  ),
  'needs-city-with-curfew': or(not(is(CITIES)), none('curfew')),
  'needs-curfew': none('curfew'),
  'needs-district-or-city': is(RAILWAYS),
  'needs-irgun': none(...IRGUN),
  'needs-markers': none('curfew', 'sabotage', 'terror'),
  'needs-more-cells': both(
    ({ numbers }) => numbers['cells']! <= numbers['police']!,
    (scene) => said(scene, 'cells', CELLS),
    (scene) => said(scene, 'police', ['police']),
  ),
  'needs-more-troops': both(
    ({ numbers }) => numbers['troops']! <= numbers['irgun']!,
    (scene) => said(scene, 'troops', ['troops']),
    (scene) => said(scene, 'irgun', IRGUN),
  ),
  'needs-police': none('police'),
  'needs-railway': not(is(RAILWAYS)),
  'needs-sabotage': none('sabotage'),
  'needs-terror': none('terror'),
  'needs-three-troops': both(
    ({ numbers }) => numbers['troops']! < 3,
    (scene) => said(scene, 'troops', ['troops']),
  ),
  'needs-troops': none('troops'),
  'needs-troops-elsewhere': (scene) => onMap(scene.now, 'troops') === here('troops')(scene),
  'needs-two-cells': (scene) => here(...CELLS)(scene) < 2,
  'needs-underground-cell': none('cellsUnderground'),
  'needs-underground-cells': both(
    ({ numbers }) => numbers['cells']! < numbers['police']!,
    (scene) => said(scene, 'cells', ['cellsUnderground']),
    (scene) => said(scene, 'police', ['police']),
  ),
  'no-activity-now': ({ asked: { by, why }, now }) =>
    why.card !== undefined || (by !== 'chance' && now.boxes[by] === 'limited-operation'),
  'no-chit-left': ({ now }) => now.haganah === 0 && intel(now, 'bag') === 0,
  'no-irgun-allowed': not(none(...IRGUN)),
  'no-more-spaces': ({ asked: { about }, numbers }) =>
    numbers['limit'] === about.limit && about.spaces!.length >= about.limit!,
  'no-space-for-this': nowhere,
  'no-space-left-to-select': nothingLeft,
  'none-available': ({ now }) => now.available.armsCaches === 0,
  'none-here': noneLeftHere,
  'not-next': ({ now, option }) => {
    const { eachEvent, eachPropaganda } = nextCardOdds(now)
    const weight = CARDS[option as CardId].kind === 'propaganda' ? eachPropaganda : eachEvent
    return now.played.includes(option as CardId) || weight === 0
  },
  'not-selected': (scene) => !patrolled(scene).includes(scene.option),
  'not-with-this-operation': ({ option, asked }) => {
    const with_ = ACCOMPANIES[option as ActivityId]
    return with_ !== undefined && !with_.includes(asked.why.what as OperationId)
  },
  'nothing-selected-yet': (scene) =>
    scene.option === 'done' &&
    (scene.asked.about.spaces ?? sinceAnswered(scene, 'travel.space')).length === 0,
  'only-before-the-roll': ({ asked, option }) =>
    option === 'terror' && asked.ask !== 'sabotage.before-roll',
  'only-within': outsideOfAct,
  // PR4 Only a Rob can be opened.
  'opens-no-space': ({ now }) => !SPACES.some((space) => OPERATES.rob(now, space, null)),
  'out-of-reach': (scene) => !near(reached(scene)).includes(spaceOf(scene)),
  'side-not-on-card': ({ now, option }) =>
    !CARDS[cardInPlay(now)!].sides.some((side) => side === (option as Side)),
  'stacking-arms-caches': (scene) => here('armsCaches')(scene) === 2,
  'travelled-already': (scene) =>
    here(...CELLS)(scene) > 0 && travelledHere(scene) >= here(...CELLS)(scene),
  'troops-here': not(none('troops')),
  'used-this-turn': ({ asked, told }) =>
    told.some(
      ({ fact, why }) =>
        fact === 'ends' && ACTIVITIES[asked.by as 'irgun'].includes(why.what as 'silence'),
    ),
}
