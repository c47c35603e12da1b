import { expect, test } from 'vitest';
import { obfuscateLink } from '#features/service/model/obfuscated-link.ts';
import { firstResponding, serviceRoutes } from '#features/service/model/service-routes.ts';

const routes = (route: string, ...alternates: string[]) =>
  serviceRoutes({ route: obfuscateLink(route), alternates: alternates.map(obfuscateLink) });

test('omits addresses that are neither https nor pages of the site, and duplicates @R240 @R266', () => {
  expect(
    routes('javascript:alert(1)', '/m/chat', 'https://help.example/', '/m/chat', '//evil.example').map(
      ({ href }) => href,
    ),
  ).toEqual(['/m/chat', 'https://help.example/']);
});

test.each([
  [['/m/service', '/m/chat'], ['/m/service'], '/m/service'],
  [['/m/service', '/m/chat'], ['/m/chat'], '/m/chat'],
  [['/m/service', 'https://help.example/'], [], 'https://help.example/'],
  [['/m/service', '/m/chat'], [], undefined],
] as const)('of the routes %j, with %j responding, %s is chosen @R240', async ([route, ...others], up, expected) => {
  const probed: string[] = [];
  const responds = async (href: string) => {
    probed.push(href);
    return (up as readonly string[]).includes(href);
  };
  expect((await firstResponding(routes(route, ...others), responds))?.href).toBe(expected);
  expect(probed.every((href) => href.startsWith('/m/'))).toBe(true);
});
