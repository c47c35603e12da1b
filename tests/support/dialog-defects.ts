/**
 * Runs in a page: returns descriptions of what does not fit in the topmost dialog: a box outside the screen, content that
 * scrolls sideways, and controls that cannot be scrolled into view or are covered.
 */
export const dialogDefectsInPage = async (): Promise<string[]> => {
  const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog) return ['no dialog is open'];
  const named = (element: Element): string => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
  const found: string[] = [];
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    found.push(`outside the screen: ${[left, top, right, bottom].map(Math.round)}`);
  if (dialog.scrollWidth > dialog.clientWidth + 1) found.push(`scrolls sideways: ${dialog.scrollWidth} px`);
  const controls = 'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, summary';
  for (const control of dialog.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Switches and choices hide the input and draw a label.
    const target = control.matches('[type=checkbox], [type=radio]') ? (control.closest('label') ?? control) : control;
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (box.left < left - 1 || box.right > right + 1) found.push(`beside the dialog: ${named(target)}`);
    // The first line of a control that is taller than the screen.
    const y = Math.min(Math.max(box.top, top, 0) + 8, box.bottom - 1);
    const hit = document.elementFromPoint(
      box.left + box.width / 2,
      box.height > innerHeight ? y : box.top + box.height / 2,
    );
    if (!hit || !(target.contains(hit) || (hit.contains(target) && hit !== dialog)))
      found.push(`covered: ${named(target)}`);
  }
  return found;
};
