import { siteOfWorlds } from '../../mock-server/site/site-of-worlds.ts';
import { start } from '../../mock-server/start/start.ts';

/**
 * Serves the built site of the folder in `SITE_DIR` with a simulator, and says where: in memory on a free port, or on
 * `SITE_PORT` with its worlds in `SITE_DATA`.
 */
const { SITE_DIR: dir = 'dist/kidlat', SITE_PORT: port = '0', SITE_DATA: data } = process.env;
const { address } = await start({
  port: Number(port),
  host: '127.0.0.1',
  data,
  site: (worlds) => siteOfWorlds(worlds, dir),
});
process.send?.(address);
process.once('disconnect', () => process.exit(0));
