import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { type Element, Refused, type Session } from './web-driver.ts';

/** Runs in the page: returns the first visible, pressable element, scrolled to the middle. `name` is a pattern. */
const findShown = (selector: string, name: string): globalThis.Element | null => {
  const pattern = new RegExp(name);
  const nameOf = (element: globalThis.Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility() &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      pattern.test(nameOf(element)),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
};

const exactNamePattern = (name: string): string => `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;

const pressable = 'a[href], button, summary, label, [role=button], [role=tab], [role=radio]';
/** Errors of a page that is still changing; the action is retried. */
const transientErrors = /intercepted|not interactable|stale|no such element|no such frame|javascript error/;
const timeoutMs = 15_000;

/** The Enter key in the protocol's encoding. */
export const enterKey = '\uE007';

/** A phone with the site in WebKit: actions and expectations of a player. All of them wait until they are possible. */
export class Phone {
  readonly #session: Session;
  readonly #site: string;

  constructor(session: Session, site: string) {
    this.#session = session;
    this.#site = site;
  }

  async #retry<T>(what: string, attempt: () => Promise<T | null>): Promise<T> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      let why = 'not there';
      try {
        const done = await attempt();
        if (done !== null) return done;
      } catch (error) {
        if (!(error instanceof Refused && transientErrors.test(error.name))) throw error;
        why = error.message;
      }
      if (Date.now() > end) throw new Error(`${what}: ${why} on ${await this.#session.address()}`);
      await wait(100);
    }
  }

  /** Returns whether the layout above an element still changes, so that a press would miss it. */
  async #isMoving(element: Element): Promise<boolean> {
    const top = () =>
      this.#session.evaluate((it) => (it as unknown as globalThis.Element).getBoundingClientRect().top, element);
    const before = await top();
    await wait(50);
    return (await top()) !== before;
  }

  #with(selector: string, name: string, act: (element: Element) => Promise<unknown>): Promise<unknown> {
    return this.#retry(`${selector} ${name}`, async () => {
      const element = (await this.#session.evaluate(findShown, selector, name)) as unknown as Element | null;
      if (!element || (await this.#isMoving(element))) return null;
      await act(element);
      return true;
    });
  }

  open(path: string): Promise<unknown> {
    return this.#session.open(this.#site + path);
  }

  /** Presses the element with this name; a pattern may match a part of it. */
  press(name: string | RegExp, selector = pressable): Promise<unknown> {
    const pattern = typeof name === 'string' ? exactNamePattern(name) : name.source;
    return this.#with(selector, pattern, (element) => this.#session.click(element));
  }

  pressAt(selector: string): Promise<unknown> {
    return this.#with(selector, '', (element) => this.#session.click(element));
  }

  /** Types into a field, replacing its content. */
  type(selector: string, text: string): Promise<unknown> {
    return this.#with(selector, '', async (element) => {
      await this.#session.clear(element);
      await this.#session.type(element, text);
    });
  }

  /** Chooses an option by its text, typed on the keyboard. */
  choose(selector: string, option: string): Promise<unknown> {
    return this.#with(selector, '', (element) => this.#session.type(element, option));
  }

  /** Runs steps in a frame of the page. */
  async inFrame(selector: string, steps: () => Promise<unknown>): Promise<void> {
    await this.#with(selector, '', (frame) => this.#session.enter(frame));
    await steps();
    await this.#session.enter(null);
  }

  /** Returns the text of the first visible match; null if there is none. */
  text(selector: string): Promise<string | null> {
    return this.#session.evaluate((wanted) => {
      const shown = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility());
      return shown ? (shown.textContent ?? '').replace(/\s+/g, ' ').trim() : null;
    }, selector);
  }

  /** Waits until an element has a text. */
  async reads(selector: string, text: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.text(selector).catch(String), { message: selector })
      .toEqual(typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text));
  }

  /** Waits until the page with this path is open. */
  async expectPath(path: string): Promise<void> {
    await expect.poll(async () => new URL(await this.#session.address()).pathname).toBe(path);
  }

  /** Sends the user activation that a deferred page waits for, and waits until everything has loaded. */
  async activate(): Promise<void> {
    const waiting = () =>
      this.evaluate(() => {
        // Repeated, because an activation before the page's scripts run is lost.
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        const asked = [...document.querySelectorAll('main [aria-busy="true"], main .skeleton')];
        const islands = document.querySelectorAll('astro-island[ssr]');
        return islands.length + asked.filter((element) => element.checkVisibility()).length;
      });
    await expect.poll(waiting).toBe(0);
  }

  get evaluate(): Session['evaluate'] {
    return this.#session.evaluate;
  }

  back(): Promise<unknown> {
    return this.#session.back();
  }

  screenshot(): Promise<Buffer> {
    return this.#session.screenshot().then((png) => Buffer.from(png, 'base64'));
  }
}
