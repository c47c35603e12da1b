import { atom, type ReadableAtom } from 'nanostores';
import { CallAborted } from '#lib/http/errors.ts';
import { captcha, captchaTask } from '../api/verification.ts';

export interface CaptchaPicture {
  /** Data URL; null until loaded. */
  readonly picture: string | null;
  readonly failed: boolean;
  /** Id of the captcha, sent with its solution. */
  readonly id: string;
}

/** Task that the browser solves in place of a picture, once the visitor asks for it. */
export type CaptchaTask =
  | { readonly state: 'offered' | 'running' | 'failed' }
  | { readonly state: 'solved'; readonly id: string; readonly solution: string };

/** Solution of a captcha: id of the picture or task, and the fields of the body. */
export interface CaptchaSolution {
  readonly id: string;
  readonly body: { readonly captcha?: string; readonly captchaTask?: string };
}

export interface CaptchaStore {
  readonly $captcha: ReadableAtom<CaptchaPicture>;
  readonly $task: ReadableAtom<CaptchaTask>;
  /** Fetches another captcha; only the response to the latest request is used. A solved task is used up. */
  refresh(): Promise<void>;
  /** Fetches and solves a task. */
  solveTask(): Promise<void>;
  /** Returns the solution: that of the task, else what was typed. */
  solution(typed: string | undefined): CaptchaSolution;
}

/** Creates the store of one form's captcha. */
export const createCaptcha = (): CaptchaStore => {
  const $captcha = atom<CaptchaPicture>({ picture: null, failed: false, id: '' });
  const $task = atom<CaptchaTask>({ state: 'offered' });
  let latest = 0;
  return {
    $captcha,
    $task,
    refresh: async () => {
      latest += 1;
      const request = latest;
      if ($task.get().state === 'solved') $task.set({ state: 'offered' });
      try {
        const { picture, id } = await captcha();
        if (request === latest)
          $captcha.set({ picture: picture.startsWith('data:image/') ? picture : null, failed: false, id });
      } catch (error) {
        if (request === latest && !(error instanceof CallAborted))
          $captcha.set({ picture: null, failed: true, id: '' });
      }
    },
    solveTask: async () => {
      $task.set({ state: 'running' });
      try {
        const { solveCaptchaTask } = await import('../model/solve-captcha-task.ts');
        const [task, id] = await captchaTask();
        $task.set({ state: 'solved', id, solution: await solveCaptchaTask(task) });
      } catch {
        $task.set({ state: 'failed' });
      }
    },
    solution: (typed = '') => {
      const task = $task.get();
      return task.state === 'solved'
        ? { id: task.id, body: { captchaTask: task.solution } }
        : { id: $captcha.get().id, body: { captcha: typed } };
    },
  };
};
