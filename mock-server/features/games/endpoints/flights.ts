import { cashOutFlight, flight } from '#contract/games/flights.ts';
import { handle } from '#sim/features/handler.ts';
import { cashOutFlightOf, flightStateOf } from '../rules/flights.ts';

export const flightHandlers = [
  handle(flight, ({ world, visit }) => flightStateOf(world, visit)),

  handle(cashOutFlight, ({ world, visit, body }) => {
    const ended = cashOutFlightOf(world, visit, body.round, body.factor);
    return { ...flightStateOf(world, visit), flight: ended };
  }),
];
