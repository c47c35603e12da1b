import { type ReactNode, useEffect, useRef, useState } from 'react';
import { removeInvisible } from '#contract/text.ts';
import { useFlags } from '#features/shared/use-flags.ts';
import { useWords } from '#i18n/use-words.ts';
import { Icon } from '#ui/Icon.tsx';
import './record-tools.css';

interface RecordToolsProps {
  /** Part of a number to search for; empty for none. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Saves the list as a file. */
  readonly onDownload: () => void;
  readonly downloading: boolean;
  readonly children: ReactNode;
}

/** Delay after typing, ms: one request per pause, not per key. */
const pauseMs = 350;

/** Maximum length of a number; no order has a longer one. */
const maxNumber = 40;

const SearchField = ({
  search,
  onSearch,
  onClose,
}: Pick<RecordToolsProps, 'search' | 'onSearch'> & { readonly onClose: () => void }) => {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    field.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const send = (): void => {
    clearTimeout(timer.current);
    onSearch(
      removeInvisible(field.current?.value ?? '')
        .trim()
        .slice(0, maxNumber),
    );
  };
  return (
    <search>
      <form
        className="recordsearch"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t.recordsCommon.searchNumber()}
          aria-label={t.recordsCommon.searchNumber()}
          defaultValue={search}
          onInput={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(send, pauseMs);
          }}
        />
        <button type="button" className="iconbtn" aria-label={t.recordsCommon.closeSearch()} onClick={onClose}>
          <Icon name="close" />
        </button>
      </form>
    </search>
  );
};

/** Second row of a record's filters: selects, search by number, download. */
export const RecordTools = ({ search, onSearch, onDownload, downloading, children }: RecordToolsProps) => {
  const { t } = useWords();
  const { RECPLUS3 } = useFlags();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (!RECPLUS3) return <div className="filterselects">{children}</div>;
  if (open || search)
    return (
      <SearchField
        search={search}
        onSearch={onSearch}
        onClose={() => {
          setOpen(false);
          wasOpen.current = true;
          onSearch('');
        }}
      />
    );
  return (
    <div className="recordtools">
      <div className="filterselects">{children}</div>
      <button
        type="button"
        className="iconbtn"
        data-gate="RECPLUS3"
        ref={opener}
        aria-label={t.recordsCommon.searchNumber()}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      <button
        type="button"
        className="iconbtn"
        data-gate="RECPLUS3"
        aria-label={t.recordsCommon.downloadList()}
        aria-busy={downloading || undefined}
        onClick={onDownload}
      >
        <Icon name={downloading ? 'spinner' : 'download'} />
      </button>
    </div>
  );
};
