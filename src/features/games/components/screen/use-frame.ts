import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FromGame, GameDisplay, GameHello, GameWelcome, ToGame } from '#contract/game-frame.ts';
import { $interrupted } from '#features/safety/state/interruption.ts';
import { $oddsFormat } from '#features/site/state/odds-format.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $words } from '#i18n/page-words.ts';
import { hasReducedMotion, onReducedMotionChange } from '#lib/browser/reduced-motion.ts';
import { $gameSettings } from '../../state/game-settings.ts';
import { hasType, isGameMessage } from './game-message.ts';

/** Returns the text size and contrast properties set on this page's root element. */
const displayOfPage = (): GameDisplay => {
  const { style } = document.documentElement;
  return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
};

const onDisplayChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => observer.disconnect();
};

const isHello = (data: unknown): data is GameHello => hasType(data) && data.type === 'hello';

/**
 * Replies to the frame's greeting with a port and listens on it. Returns a function that posts to the frame. Messages
 * are accepted only from this frame's window, because the origin of a sandboxed frame is `null`.
 */
export const useFrame = (
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  handleMessage: (message: FromGame) => void,
): ((message: ToGame) => void) => {
  const [port, setPort] = useState<MessagePort | null>(null);
  const onMessage = useEffectEvent(handleMessage);

  useEffect(() => {
    if (!address) return;
    let opened: MessagePort | undefined;
    const welcome = (event: MessageEvent): void => {
      const game = frame.current?.contentWindow;
      if (!game || event.source !== game || opened || !isHello(event.data)) return;
      const { port1, port2 } = new MessageChannel();
      opened = port1;
      port1.onmessage = ({ data }) => {
        if (isGameMessage(data)) onMessage(data);
      };
      const answer: GameWelcome = {
        type: 'welcome',
        language: wireLanguage($words.get().locale),
        still: hasReducedMotion(),
        display: displayOfPage(),
        odds: $oddsFormat.get(),
        settings: $gameSettings.get(),
      };
      // A sandboxed frame has no origin that could be named; the message goes only to this window.
      game.postMessage(answer, '*', [port2]);
      setPort(port1);
    };
    addEventListener('message', welcome);
    return () => {
      removeEventListener('message', welcome);
      opened?.postMessage({ type: 'close' } satisfies ToGame);
      opened?.close();
      setPort(null);
    };
  }, [frame, address]);

  useEffect(() => {
    if (!port) return;
    const postToFrame = (message: ToGame): void => port.postMessage(message);
    const onVisibility = (): void => postToFrame({ type: document.hidden || $interrupted.get() ? 'pause' : 'resume' });
    // The tab may have been hidden, or a reality check opened, before the frame started.
    if (document.hidden || $interrupted.get()) onVisibility();
    const stopHolding = $interrupted.listen(onVisibility);
    document.addEventListener('visibilitychange', onVisibility);
    const stopStilling = onReducedMotionChange((still) => postToFrame({ type: 'motion', still }));
    const stopDisplaying = onDisplayChange(() => postToFrame({ type: 'display', display: displayOfPage() }));
    const stopFormatting = $oddsFormat.listen((odds) => postToFrame({ type: 'odds', odds }));
    const stopSetting = $gameSettings.listen((settings) => postToFrame({ type: 'settings', settings }));
    const stop = $words.listen(({ locale }) => postToFrame({ type: 'language', language: wireLanguage(locale) }));
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      stopHolding();
      stopStilling();
      stopDisplaying();
      stopFormatting();
      stopSetting();
      stop();
    };
  }, [port]);
  return (message) => port?.postMessage(message);
};
