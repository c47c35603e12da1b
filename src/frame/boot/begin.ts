// Inline module of every document, put there by `scripts/vite/after-paint.ts`: the page's scripts begin once its
// first picture stands, or with the first press. What is pressed while its script is not there yet is pressed
// again when it is.

/** What only script can do, or does otherwise than the link says. */
const scripted = 'button,a[data-back],[data-mine],[data-invite],[data-messages],[data-service],[data-entry] a';

/** A slow picture keeps nobody waiting longer, ms. */
const patience = 3_000;

let begun = false;
let awake = false;
let pressed: HTMLElement | undefined;

const asleep = (element: Element): boolean => {
  const island = element.closest('astro-island');
  return island ? island.hasAttribute('ssr') : !awake;
};

const pressAgain = (): void => {
  const button = pressed;
  if (!button || asleep(button)) return;
  pressed = undefined;
  button.click();
};

// One task each: a press in between is heard at once.
const fetchScript = async (file: string): Promise<void> => {
  await new Promise<void>((done) => setTimeout(done));
  await import(`/_astro/${file}`);
};

const begin = (): void => {
  if (begun) return;
  begun = true;
  const files = document.querySelector<HTMLElement>('[data-begin]')?.dataset.begin?.split(' ') ?? [];
  Promise.all(files.map(fetchScript)).then(
    () => {
      awake = true;
      pressAgain();
    },
    // Without network: the next press tries again.
    () => {
      begun = false;
    },
  );
};

const afterPaint = (): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
};

addEventListener('load', afterPaint);
setTimeout(begin, patience);
for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, true);
addEventListener('astro:hydrate', pressAgain, true);
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(scripted);
    if (!button || !asleep(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  },
  true,
);
