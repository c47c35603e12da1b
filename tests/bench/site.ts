import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright/test';
import { findChromium, findShell } from '#scripts/chromium.ts';

/** Runs work with the built site and a simulator in memory. */
export const withServer = async <T>(work: (site: string) => Promise<T>): Promise<T> => {
  if (!existsSync('dist/kidlat/m/home.html')) throw new Error('There is no built site. Run "npm run build" first.');
  const server = fork('tests/support/site-server.ts', {
    env: { ...process.env, SITE_DIR: 'dist/kidlat' },
    execArgv: [],
  });
  try {
    const [site] = (await once(server, 'message')) as [string];
    return await work(site);
  } finally {
    server.disconnect();
  }
};

/** Runs work with the built site, a simulator in memory, and the browser that affects measurements least. */
export const withSite = <T>(work: (site: string, browser: Browser) => Promise<T>): Promise<T> =>
  withServer(async (site) => {
    const executablePath = findShell() ?? findChromium();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      return await work(site, browser);
    } finally {
      await browser.close();
    }
  });

/** Returns the file for a trace of a slow measurement, for the browser's performance panel. */
export const traceFile = (name: string): string => `test-results/bench/${name.replaceAll(' ', '-')}.json`;

/** Settings of a phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const;
