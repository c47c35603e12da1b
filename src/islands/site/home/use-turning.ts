import { type RefObject, useEffect, useRef, useState } from 'react';

/** R076: a slide rests 5 s and takes 500 ms to give way. */
const rest = 5_000;
const turn = 500;

/**
 * Turns a belt of `count` slides, and the first one again after the last, upwards one by one while
 * `running`. `index` is the slide on view.
 */
export const useTurning = (
  count: number,
  running: boolean,
): { readonly index: number; readonly belt: RefObject<HTMLSpanElement | null> } => {
  const belt = useRef<HTMLSpanElement>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (index >= count) setIndex(0);
  }, [index, count]);
  useEffect(() => {
    if (!running || count < 2) return;
    const timer = setInterval(() => setIndex((at) => (at + 1) % count), rest);
    return () => clearInterval(timer);
  }, [running, count]);
  const before = useRef(0);
  useEffect(() => {
    const moving = belt.current;
    const from = before.current;
    before.current = index;
    if (!moving || from === index) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // After the last slide its twin of the first comes up, then the belt is back at its start.
    const to = index === 0 ? from + 1 : index;
    moving.style.transform = `translateY(-${index * 100}%)`;
    moving.animate([{ transform: `translateY(-${from * 100}%)` }, { transform: `translateY(-${to * 100}%)` }], {
      duration: still ? 0 : turn,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }, [index]);
  return { index, belt };
};
