import type { Page } from 'playwright/test';
import type { Admin } from './admin-client.ts';
import type { Span } from './sim-types.ts';

interface ClockReading {
  readonly now: number;
  readonly frozen: boolean;
}

/** Client of a world's clock, which also advances the clock of pages that were attached to it. */
export interface WorldClock {
  /** Epoch ms on the world's clock. */
  readonly now: () => Promise<number>;
  /** Advances the world's clock; events that become due are run. */
  readonly advance: (by: Span) => Promise<ClockReading>;
  readonly set: (now: string) => Promise<ClockReading>;
  readonly freeze: (frozen?: boolean) => Promise<ClockReading>;
  /** Binds the page's clock to the world's from now on; call it before the page navigates. */
  readonly follow: (page: Page) => Promise<void>;
}

/** Pauses a page's clock at an instant that may have passed a moment ago. */
const pause = async ({ clock }: Page, at: number): Promise<void> => {
  await clock.pauseAt(at + 1000);
  await clock.setSystemTime(at);
};

export const clockOf = (admin: Admin): WorldClock => {
  const followers: Page[] = [];
  const put = async (change: object): Promise<ClockReading> => {
    const before = await admin<ClockReading>('GET', '/clock');
    const reading = await admin<ClockReading>('PUT', '/clock', change);
    for (const page of followers) {
      const { clock } = page;
      if (reading.now > before.now) await clock.fastForward(reading.now - before.now);
      else await clock.setSystemTime(reading.now);
      if (reading.frozen && !before.frozen) await pause(page, reading.now);
      if (!reading.frozen && before.frozen) await clock.resume();
    }
    return reading;
  };
  return {
    now: async () => (await admin<ClockReading>('GET', '/clock')).now,
    advance: (by) => put({ advance: by }),
    set: (now) => put({ now }),
    freeze: (frozen = true) => put({ frozen }),
    follow: async (page) => {
      const { now, frozen } = await admin<ClockReading>('GET', '/clock');
      await page.clock.install({ time: now });
      if (frozen) await pause(page, now);
      followers.push(page);
    },
  };
};
