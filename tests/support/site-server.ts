import { hourMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { siteOfWorlds } from '#sim/site/site-of-worlds.ts';
import { start } from '#sim/start/start.ts';

/** Ms from now to noon of this day, so that the site that was built on it matches its worlds. */
const offsetToNoon = startOfDay(Date.now()) + 12 * hourMs - Date.now();

/**
 * Serves the built site of the folder in `SITE_DIR` with a simulator, and prints its address: in memory on a free port,
 * or on `SITE_PORT` with its worlds in `SITE_DATA`. The clock starts at noon, so that no day begins or ends while tests
 * run. Its worlds may call the origin in `SITE_CALL_OUT`.
 */
const { SITE_DIR: dir = 'dist/kidlat', SITE_PORT: port = '0', SITE_DATA: data, SITE_CALL_OUT: callOut } = process.env;
const { address } = await start({
  port: Number(port),
  host: '127.0.0.1',
  data,
  callOut: callOut ? [callOut] : [],
  machineTime: () => Date.now() + offsetToNoon,
  site: (worlds) => siteOfWorlds(worlds, dir),
});
process.send?.(address);
process.once('disconnect', () => process.exit(0));
