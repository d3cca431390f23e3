import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { editorKeys, textKeys } from './commands';
import { createHtmlWriter, readHtml, type Sanitize } from './html';
import { copiedText, lineAfterTable } from './table';

/** An editor of a text. */
export interface Editor {
  view: EditorView;
  /** Shows another text, unless it is equivalent: then the written text stays, with its caret and its undo history. */
  setHtml: (html: string) => void;
  destroy: () => void;
}

export interface EditorOptions {
  place: HTMLElement;
  html: string;
  sanitize: Sanitize;
  isEditable: () => boolean;
  attributes: () => Record<string, string>;
  /** Whether its lines can be aligned left, in the middle and right. */
  hasAligns: boolean;
  /**
   * Takes files that are dropped or pasted here; when it declines, pasting is left to the editor. @returns whether they were
   * taken
   */
  onFiles: (files: File[]) => boolean;
  /** Called only when the text has changed: not when the caret moves, and not when the text equals the last reported one. */
  onChange: (html: string) => void;
  /** Called when caret, formats or text may have changed. */
  onState: (state: EditorState) => void;
}

/** Creates an editor in an element of the page. */
export function createEditor({ place, html, sanitize, isEditable, attributes, ...options }: EditorOptions): Editor {
  const { hasAligns, onFiles, onChange, onState } = options;
  const write = createHtmlWriter(sanitize);
  /** The text as given. While it is unchanged, its own HTML is reported, not the HTML that the editor would write. */
  let given: { html: string; doc: Node } = { html, doc: readHtml(html, sanitize) };
  let reportedHtml = html;

  const show = (transaction: Transaction) => {
    const state = view.state.apply(transaction);
    view.updateState(state);
    onState(state);
    if (!transaction.docChanged) return;
    const now = state.doc.eq(given.doc) ? given.html : write(state.doc);
    if (now === reportedHtml) return;
    reportedHtml = now;
    onChange(now);
  };
  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc: given.doc,
        plugins: [history(), keymap(editorKeys(hasAligns)), keymap(textKeys), lineAfterTable],
      }),
      editable: isEditable,
      attributes,
      dispatchTransaction: show,
      transformPastedHTML: sanitize,
      clipboardTextSerializer: ({ content }) => copiedText(content),
      // The browser would open a dropped file in place of the page.
      handleDrop(_view, event) {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        event.preventDefault();
        onFiles(files);
        return true;
      },
      handlePaste: (_view, { clipboardData }) => {
        const files = [...(clipboardData?.files ?? [])];
        // A copied table or text also includes a picture of itself.
        return files.length > 0 && clipboardData?.getData('text/plain') === '' && onFiles(files);
      },
    },
  );
  onState(view.state);
  return {
    view,
    setHtml(next) {
      if (next === reportedHtml) return;
      reportedHtml = next;
      given = { html: next, doc: readHtml(next, sanitize) };
      const { state } = view;
      if (given.doc.eq(state.doc)) return;
      const { content } = given.doc;
      view.dispatch(state.tr.replaceWith(0, state.doc.content.size, content).setMeta('addToHistory', false));
    },
    destroy: () => view.destroy(),
  };
}
