import { type ComponentType, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './types';

type Editor = ComponentType<RichTextEditorProps>;

let loaded: Editor | null = null;

async function load(): Promise<Editor> {
  loaded = (await import('./RichTextEditor')).RichTextEditor;
  return loaded;
}

/** Loads the editor's code before a field is shown. Rejects when it can't be had. */
export async function preloadRichText(): Promise<void> {
  await load();
}

/** The editor, once its code is here; and another try, when it could not be had. */
export function useEditorPart() {
  const [part, setPart] = useState({ Editor: loaded, failed: false });
  const { Editor, failed } = part;
  useEffect(() => {
    if (Editor || failed) return undefined;
    let isHere = true;
    load().then(
      (arrived) => isHere && setPart({ Editor: arrived, failed: false }),
      (error: unknown) => {
        if (isHere) setPart({ Editor: null, failed: true });
        // The page goes on without the editor; whoever listens for errors hears why.
        reportError(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [Editor, failed]);
  return { Editor, failed, retry: () => setPart({ Editor: null, failed: false }) };
}
