import { endpoints } from '../../../src/contract/endpoints.ts';
import { nearestNames } from '../nearest.ts';

/** Returns the message about a name that is no endpoint, with those most similar to it. */
export const unknownEndpoint = (name: string): string =>
  `${name} is not an endpoint of the contract; nearest: ${nearestNames(name, endpoints.keys()).join(', ')}`;
