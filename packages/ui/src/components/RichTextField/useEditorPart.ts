import { type ComponentType, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './types';

type Editor = ComponentType<RichTextEditorProps>;

let loaded: Editor | null = null;

async function load(): Promise<Editor> {
  loaded = (await import('./RichTextEditor')).RichTextEditor;
  return loaded;
}

/** Loads the editor's code before a field is shown. Rejects when loading fails. */
export async function preloadRichText(): Promise<void> {
  await load();
}

/** Returns the editor once its code is loaded, and a retry for when loading failed. */
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
        // The page continues without the editor; error listeners get the reason.
        reportError(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [Editor, failed]);
  return { Editor, failed, retry: () => setPart({ Editor: null, failed: false }) };
}
