import { type Endpoint, endpoints } from '../../src/contract/endpoints.ts';
import type { Handler } from '../features/handler.ts';

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handler: Handler | undefined;
}

export interface Routes {
  find(method: string, path: string): Route | undefined;
  /** Returns the methods of a path; empty if it is unknown. */
  methods(path: string): readonly string[];
  /** Returns the endpoints most similar to an unknown call, best first. */
  nearest(method: string, path: string): string[];
}

/** Returns a lookup of endpoints by method and path, including those without a handler. */
export const makeRoutes = (handlers: readonly Handler[]): Routes => {
  const byName = new Map(handlers.map((handler) => [handler.endpoint.name, handler]));
  const all = [...endpoints.values()];
  const routes = new Map(
    all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, { endpoint, handler: byName.get(endpoint.name) }]),
  );
  return {
    find: (method, path) => routes.get(`${method === 'HEAD' ? 'GET' : method} ${path}`),
    methods: (path) => all.filter((it) => it.path === path).map((it) => it.method),
    nearest: (method, path) =>
      all
        .map((it) => ({ it, far: distance(path, it.path) + (it.method === method ? 0 : 1) }))
        .sort((a, b) => a.far - b.far)
        .slice(0, 3)
        .map(({ it }) => `${it.method} ${it.path} (${it.name})`),
  };
};

/** Returns the Levenshtein distance of two paths. */
const distance = (from: string, to: string): number => {
  const a = from.slice(0, 120).toLowerCase();
  const b = to.toLowerCase();
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};
