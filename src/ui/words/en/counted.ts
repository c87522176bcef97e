/** A sum as a step from one number to the next: “− 7”. */
export const sign = (net: number): string => (net < 0 ? `− ${-net}` : `+ ${net}`)

/** That Political Will is counted, as it is said aloud; the words of the round come with the round. */
export const countSaid = ({ from, net, to }: { from: number; net: number; to: number }): string =>
  `Propaganda. Political Will is counted: ${from} ${sign(net)}, so ${to}.`
