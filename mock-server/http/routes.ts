import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { distance } from '#sim/core/nearest.ts';
import type { Handler } from '#sim/features/handler.ts';

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
