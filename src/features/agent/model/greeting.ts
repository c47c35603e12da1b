export type Greeting = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening';

/** Which greeting an hour of the device's clock asks for, 0 to 23 (R186, A74). */
export const greetingOf = (hour: number): Greeting => {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'earlyAfternoon';
  return hour <= 18 ? 'lateAfternoon' : 'evening';
};
