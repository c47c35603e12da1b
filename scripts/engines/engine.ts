import { spawnSync } from 'node:child_process';

/** A browser engine other than Chromium that tests run in, available in Debian's packages. */
export interface Engine {
  /** Name of the project in `tests/engines/playwright.config.ts`. */
  readonly project: 'firefox' | 'webkit';
  readonly name: string;
  readonly packages: readonly string[];
  /** Undefined if the engine or one of its dependencies is not installed. */
  readonly version: () => string | undefined;
}

const say = (program: string, ...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const webKitVersion = `
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2
print(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version(), sep=".")
`;

export const engines: readonly Engine[] = [
  {
    project: 'firefox',
    name: 'Firefox',
    packages: ['firefox-esr'],
    version: () => say('/usr/bin/firefox-esr', '--version')?.replace('Mozilla Firefox ', '').replace('esr', ' ESR'),
  },
  {
    project: 'webkit',
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    version: () =>
      say('sh', '-c', 'command -v WebKitWebDriver && command -v Xvfb') && say('/usr/bin/python3', '-c', webKitVersion),
  },
];

/** Installs the missing engines from Debian's packages, if permitted. */
export const install = (missing: readonly Engine[]): void => {
  if (missing.length === 0) return;
  const packages = missing.flatMap((engine) => engine.packages);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: readonly string[]): boolean => {
    const [program = '', ...rest] = [...asRoot, 'apt-get', ...args];
    return spawnSync(program, rest, { stdio: 'inherit' }).status === 0;
  };
  const wanted = ['install', '-q', '-y', '--no-install-recommends', ...packages];
  if (!apt(...wanted) && apt('update', '-q')) apt(...wanted);
};
