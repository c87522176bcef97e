/** The note before a lesson, and the question after it. */
export const ON_PUNISHMENT = {
  before:
    'This lesson meets collective punishment. It fell on people because of where they lived. We play decisions of institutions, and read what they did to people. Nobody is given the part of a victim. Whoever wants to step out may do so.',
  after: 'What does this model leave out? Name one person in this story for whom no piece stands.',
} as const

export const ON_THE_REVOLT = {
  before:
    'This lesson is about a colonial war. We play decisions of two sides. To play a side is not to approve of it.',
  after:
    'What does this model leave out? Name one thing that mattered to people then, and has no number here.',
} as const
