import { endpoints } from '#contract/endpoints.ts';
import { nearestNames } from '../nearest.ts';

/** Returns the message for an unknown endpoint, with the most similar names. */
export const unknownEndpoint = (name: string): string =>
  `${name} is not an endpoint of the contract; nearest: ${nearestNames(name, endpoints.keys()).join(', ')}`;
