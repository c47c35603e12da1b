/** Presses of controls that their script does not handle yet, oldest first. */
export type Presses = readonly HTMLElement[];

/** The group in which only the last press counts: the tabs of a list, or the control alone. */
const groupOf = (control: HTMLElement): Element => control.closest('[role=tablist]') ?? control;

/** Returns the presses with one more, which replaces an earlier one of its group. */
export const withPress = (presses: Presses, control: HTMLElement): Presses => [
  ...presses.filter((earlier) => groupOf(earlier) !== groupOf(control)),
  control,
];

/** Returns the presses without those that submit the form of an input: it would be sent half-typed. */
export const afterInput = (presses: Presses, { target }: Event): Presses =>
  presses.filter((control) => !(control.matches('[type=submit]') && control.closest('form')?.contains(target as Node)));
