import { chatMessages, launchChat, sendChatMessage } from '#contract/service/service.ts';
import type { ChatMessage } from '#contract/types.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { api } from '#lib/http/client.ts';
import { CallAborted, CallError } from '#lib/http/errors.ts';
import { ownPath } from '#lib/links.ts';
import { createElement } from '#ui/create-element.ts';
import { readServiceLink } from '../model/service-links.ts';

const find = <E extends HTMLElement>(name: string): E | null => document.querySelector<E>(`[data-${name}]`);
const [log, form, failed, notSent] = [find('log'), find<HTMLFormElement>('form'), find('failed'), find('not-sent')];
const tooLong = find('too-long');

/** Maximum length of a chat message. */
const maxMessage = 500;

const questions = document.querySelectorAll<HTMLButtonElement>('[data-question]');
const input = form?.querySelector('input');
const button = form?.querySelector('button');
const language = () => wireLanguage($locale.get());
const chatOfAddress = (): string | null => new URLSearchParams(location.search).get('chat');

const enableSending = (isEnabled: boolean): void => {
  if (button) button.disabled = !isEnabled;
  for (const question of questions) question.disabled = !isEnabled;
};

const bubble = (message: ChatMessage): HTMLElement => {
  // The document contains the few texts that a message needs.
  const { desk = '', you = '', more = '' } = log?.dataset ?? {};
  const target = ownPath(message.link);
  return createElement(
    'li',
    { 'data-from': message.from, 'data-message': message.id },
    createElement('span', { class: 'vh' }, `${message.from === 'desk' ? desk : you}: `),
    createElement('p', {}, message.text),
    target ? createElement('a', { href: target }, more) : null,
  );
};

const show = (messages: readonly ChatMessage[]): void => {
  const known = new Set([...(log?.children ?? [])].map((item) => (item as HTMLElement).dataset.message));
  log?.append(...messages.filter(({ id }) => !known.has(String(id))).map(bubble));
  const view = log?.parentElement;
  view?.scrollTo({ top: view.scrollHeight });
};

/** Opens the chat in the URL, or starts a new one; an external provider opens its own page. */
const enter = async (): Promise<void> => {
  if (failed) failed.hidden = true;
  const query = new URLSearchParams(location.search);
  const desk = query.get('desk') === '2' ? '2' : '1';
  try {
    if (!chatOfAddress()) {
      const { url } = await api(launchChat, { query: { desk, language: language() } });
      const target = readServiceLink(url);
      if (!target) throw new CallError('reply.broken');
      if (target.outside) return location.replace(target.href);
      history.replaceState(history.state, '', target.href);
    }
    show((await api(chatMessages, { query: { chat: chatOfAddress() ?? '', language: language() } })).messages);
    enableSending(true);
  } catch (error) {
    if (error instanceof CallAborted) return;
    if (!(error instanceof CallError)) throw error;
    // An expired chat is replaced by a new one.
    if (error.code === 'resource.unknown' || error.code === 'request.invalid') {
      history.replaceState(history.state, '', location.pathname);
    }
    if (failed) failed.hidden = false;
  }
};

/** Sends a message; the element that sent it keeps the focus. Returns whether it was sent. */
const send = async (text: string, origin: HTMLElement): Promise<boolean> => {
  const chat = chatOfAddress();
  if (!text || !chat) return false;
  if (tooLong) tooLong.hidden = text.length <= maxMessage;
  if (text.length > maxMessage) return false;
  enableSending(false);
  if (notSent) notSent.hidden = true;
  try {
    const { messages } = await api(sendChatMessage, { body: { chat, text, language: language() } });
    show(messages);
    return true;
  } catch (error) {
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
    if (notSent) notSent.hidden = false;
    return false;
  } finally {
    enableSending(true);
    origin.focus();
  }
};

const sendTyped = async (field: HTMLInputElement): Promise<void> => {
  const text = field.value;
  const isSent = await send(text.trim(), field);
  if (isSent && field.value === text) field.value = '';
};

export const startChat = (): void => {
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input) void sendTyped(input);
  });
  for (const question of questions)
    question.addEventListener('click', () => void send(question.textContent.trim(), question));
  find('again')?.addEventListener('click', () => void enter());
  void enter();
};
