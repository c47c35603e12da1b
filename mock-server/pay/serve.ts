import { join } from 'node:path';
import { Router } from 'express';
import type { Worlds } from '#sim/core/worlds.ts';
import { serveApi } from '#sim/http/express-api.ts';
import { productRoot } from '#sim/product.ts';
import { makePay } from './pay-api.ts';

const styles = join(productRoot, 'mock-server/pay/page.css');

/** Serves the simulated wallet apps and their style, mounted at `/__pay`. */
export const servePay = (worlds: Worlds): Router =>
  Router()
    .get('/page.css', (_request, response) => response.sendFile(styles))
    .use(serveApi(makePay(worlds)));
