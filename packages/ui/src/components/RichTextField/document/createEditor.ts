import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { editorKeys, textKeys } from './commands';
import { createHtmlWriter, readHtml, type Sanitize } from './html';
import { copiedText, roomAfterTable } from './table';

/** A text that is being written. */
export interface Editor {
  view: EditorView;
  /** Shows another text, unless it says the same: what is written stays, with its caret and its undo. */
  give: (html: string) => void;
  destroy: () => void;
}

export interface EditorOptions {
  place: HTMLElement;
  html: string;
  sanitize: Sanitize;
  isEditable: () => boolean;
  attributes: () => Record<string, string>;
  /** Its lines can be put left, in the middle and right. */
  hasAligns: boolean;
  /** Takes files that are dropped or pasted here; without it they are the page's. @returns whether they were taken */
  onFiles: (files: File[]) => boolean;
  /** The text is another. Heard only when it is: not on a step of the caret, and not when the old text is back. */
  onChange: (html: string) => void;
  /** Caret, formats or text may be others. */
  onState: (state: EditorState) => void;
}

/** Puts an editor into a place of the page. */
export function createEditor({ place, html, sanitize, isEditable, attributes, ...options }: EditorOptions): Editor {
  const { hasAligns, onFiles, onChange, onState } = options;
  const write = createHtmlWriter(sanitize);
  /** The text as it was given. As long as it is unchanged it is told in its own words, however we would write them. */
  let given: { html: string; doc: Node } = { html, doc: readHtml(html, sanitize) };
  let told = html;

  const show = (transaction: Transaction) => {
    const state = view.state.apply(transaction);
    view.updateState(state);
    onState(state);
    if (!transaction.docChanged) return;
    const now = state.doc.eq(given.doc) ? given.html : write(state.doc);
    if (now === told) return;
    told = now;
    onChange(now);
  };
  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc: given.doc,
        plugins: [history(), keymap(editorKeys(hasAligns)), keymap(textKeys), roomAfterTable],
      }),
      editable: isEditable,
      attributes,
      dispatchTransaction: show,
      transformPastedHTML: sanitize,
      clipboardTextSerializer: ({ content }) => copiedText(content),
      // A file that is dropped would take the page's place.
      handleDrop(_view, event) {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        event.preventDefault();
        onFiles(files);
        return true;
      },
      handlePaste: (_view, { clipboardData }) => {
        const files = [...(clipboardData?.files ?? [])];
        // A copied table or text comes with a picture of itself too.
        return files.length > 0 && clipboardData?.getData('text/plain') === '' && onFiles(files);
      },
    },
  );
  onState(view.state);
  return {
    view,
    give(next) {
      if (next === told) return;
      told = next;
      given = { html: next, doc: readHtml(next, sanitize) };
      const { state } = view;
      if (given.doc.eq(state.doc)) return;
      const { content } = given.doc;
      view.dispatch(state.tr.replaceWith(0, state.doc.content.size, content).setMeta('addToHistory', false));
    },
    destroy: () => view.destroy(),
  };
}
