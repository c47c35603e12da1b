interface FocusPlace {
  readonly element: Element;
  /** From the parent of the element up to `<main>`, the dialog or `<body>`. */
  readonly ancestors: readonly Element[];
  /** The place below the dialog that the element is in. */
  readonly below: FocusPlace | null;
}

/** Time for a component to move focus itself, ms. */
const graceMs = 100;

/** Maximum attempts to find a heading, because a loading view may show one later. */
const maxAttempts = 10;

const headings = 'h1, h2, h3, h4, legend';

let place: FocusPlace | null = null;
let isScheduled = false;

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled');

const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/**
 * Returns the replacement for a lost focus position: the heading of the closest remaining ancestor, else its `<main>`.
 */
const substituteFor = ({ element, ancestors, below }: FocusPlace): HTMLElement | null => {
  if (isUsable(element) && isShown(element)) return element as HTMLElement;
  for (const ancestor of ancestors.filter(isShown)) {
    const heading = [...ancestor.querySelectorAll<HTMLElement>(headings)].find(isShown);
    if (heading) return heading;
    if (ancestor.matches('main')) return ancestor as HTMLElement;
  }
  return below && substituteFor(below);
};

const restore = (attempt: number): void => {
  isScheduled = false;
  if (!place || document.activeElement !== document.body) return;
  const substitute = substituteFor(place);
  if (!substitute) return;
  if (substitute.matches('main') && attempt < maxAttempts) {
    schedule(attempt + 1);
    return;
  }
  if (substitute.matches(headings)) substitute.tabIndex = -1;
  substitute.focus({ preventScroll: true });
};

const schedule = (attempt: number): void => {
  isScheduled = true;
  setTimeout(() => restore(attempt), graceMs);
};

// Browsers blur a disabled button only in the next frame, so focus is checked later.
const restoreIfLost = (): void => {
  if (place && !isScheduled && !isUsable(place.element)) schedule(1);
};

/**
 * Moves focus to the closest heading when the focused element is removed or disabled. Otherwise screen readers and the Tab
 * key start again at the top of the page, for example after a reward is claimed or a bet is placed.
 */
export const startFocusRestoration = (): void => {
  const remember = (path: readonly EventTarget[]): void => {
    const [element, ...above] = path.filter((it) => it instanceof Element);
    if (!element) return;
    const end = above.findIndex((it) => it.matches('main, dialog, body'));
    const ancestors = above.slice(0, end + 1);
    const dialog = above[end]?.matches('dialog') ? above[end] : undefined;
    const isSameDialog = dialog !== undefined && place?.ancestors.at(-1) === dialog;
    place = { element, ancestors, below: dialog ? (isSameDialog ? (place?.below ?? null) : place) : null };
  };
  document.addEventListener('focusin', (event) => remember(event.composedPath()));
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Focus that the visitor removes by a tap outside of all controls must not come back. Removing an element also
    // fires this event, before it has left the document.
    if (!relatedTarget)
      setTimeout(() => {
        if (place?.element === target && document.activeElement === document.body && isUsable(target as Element))
          place = null;
      });
  });
  new MutationObserver(restoreIfLost).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  restoreIfLost();
};
