import { Alert, Button } from '@stockroom/ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { sanitizeMail } from '#shared/html/sanitizeHtml';
import { useTranslation } from '#shared/i18n/useTranslation';
import { mailLinks } from '#shared/links/mailLinks';
import { Note, Paper } from './MailBody.styles';

/** Only content that the letter itself carries may load in the frame: a second layer behind the sanitiser. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
const FRAME_CSS =
  'html{color-scheme:light}body{margin:0;padding:16px;font:14px/1.5 system-ui,sans-serif;color:#1d1c19;overflow-wrap:anywhere}img{max-width:100%;height:auto}img[data-outside]{min-width:120px;min-height:40px;border:1px dashed #b9b4a8;background:#f4f1ea}table{max-width:100%}';

/**
 * External HTML in a sandboxed frame without scripts: it cannot reach the page, and opening it fetches nothing external
 * (decision 063). As high as its content.
 */
export function LetterFrame({ html, title, loadPicture }: LetterFrameProps) {
  const { t } = useTranslation('mailbox');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(160);
  const [shown, setShown] = useState<readonly (string | null)[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const letter = useMemo(() => sanitizeMail(html), [html]);
  const inside = useMemo(() => (shown ? withPictures(letter.html, shown) : letter.html), [letter, shown]);
  const show = async () => {
    setAsking(true);
    setShown(await Promise.all(letter.pictures.map((address) => loadPicture(address).catch(() => null))));
  };
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><base target="_blank"><style>${FRAME_CSS}</style><body>${inside}</body>`;
  const open = () => {
    const letterPage = frame.current?.contentDocument;
    if (!letterPage) return;
    setHeight(Math.ceil(letterPage.body.scrollHeight) + 1);
    letterPage.addEventListener('click', mailLinks.follow);
  };
  usePaperWidth(frame);
  return (
    <>
      {letter.pictures.length > 0 && shown === null && (
        <Note>
          <Alert
            tone="info"
            variant="outline"
            actions={
              <Button size="sm" loading={isAsking} onPress={() => void show()}>
                {t('letter.show')}
              </Button>
            }
          >
            {t('letter.blocked', { count: letter.pictures.length })}
          </Alert>
        </Note>
      )}
      <Paper
        ref={frame}
        title={title || t('letter.title')}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={page}
        style={{ height }}
        onLoad={open}
      />
    </>
  );
}

/** The letter with the allowed pictures inlined; a picture that could not be loaded stays a frame with its alternative text. */
function withPictures(html: string, pictures: readonly (string | null)[]): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll<HTMLElement>('img[data-outside]')) {
    const picture = pictures[Number(image.dataset['outside'])];
    if (!picture) continue;
    image.setAttribute('src', picture);
    delete image.dataset['outside'];
  }
  return body.innerHTML;
}

export interface LetterFrameProps {
  html: string;
  /** Name of the frame. */
  title: string;
  /** Fetches an external picture through the server, as a `data:` URL. */
  loadPicture: (address: string) => Promise<string>;
}

/** A width that fits A4 and Letter within usual margins, in CSS pixels. */
const PAPER_WIDTH = 620;

/**
 * While the page is printed, makes the frame as wide as the paper, and as high as its letter at that width, so that no line is
 * cut off.
 */
function usePaperWidth(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    let onScreen = '';
    const widen = () => {
      const { current } = frame;
      const body = current?.contentDocument?.body;
      if (!current || !body) return;
      onScreen = current.style.height;
      current.style.minWidth = `${PAPER_WIDTH}px`;
      current.style.width = `${PAPER_WIDTH}px`;
      current.style.height = `${Math.ceil(body.scrollHeight) + 1}px`;
    };
    const restore = () => {
      if (!frame.current || onScreen === '') return;
      frame.current.style.minWidth = '';
      frame.current.style.width = '';
      frame.current.style.height = onScreen;
    };
    window.addEventListener('beforeprint', widen);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', widen);
      window.removeEventListener('afterprint', restore);
    };
  }, [frame]);
}
