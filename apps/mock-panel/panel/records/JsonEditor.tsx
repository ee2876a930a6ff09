import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { color, radius, shadow } from '@efie/ui';
import { tags } from '@lezer/highlight';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { JsonError } from './checkJson';

const appearance = [
  EditorView.theme({
    '&': {
      maxBlockSize: '45dvh',
      overflow: 'hidden',
      border: `1px solid ${color.borderControl}`,
      borderRadius: radius.control,
      background: color.surface,
      color: color.text,
      fontSize: '0.8125rem',
    },
    '&.cm-focused': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.25rem' },
    '.cm-content': { caretColor: color.text },
    '.cm-gutters': { background: color.sunken, color: color.text2, border: '0' },
    '&.cm-focused .cm-matchingBracket': { background: color.primarySoft, color: color.onPrimarySoft },
    '.cm-tooltip': {
      border: `1px solid ${color.border}`,
      background: color.raised,
      color: color.text,
      boxShadow: shadow.e3,
    },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: color.onInfoSoft },
      { tag: tags.string, color: color.link },
      { tag: [tags.number, tags.bool, tags.null], color: color.onClaySoft },
    ]),
  ),
];

interface JsonEditorProps {
  label: string;
  /** Id of the element that describes the editor. */
  describedBy: string;
  text: string;
  onTextChange: (text: string) => void;
  /** The errors to mark. */
  findErrors: (text: string) => readonly JsonError[];
  /** Receives the editor, to focus it and to select a range. */
  viewRef: RefObject<EditorView | null>;
}

/** A JSON editor with highlighting, error markers, bracket matching and undo. Tab indents; Escape, then Tab, leaves it. */
export function JsonEditor({ label, describedBy, text, viewRef, ...callbacks }: JsonEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const getText = useEffectEvent(() => text);
  const onTextChange = useEffectEvent(callbacks.onTextChange);
  const findErrors = useEffectEvent(callbacks.findErrors);

  useEffect(() => {
    if (!container.current) return;
    const view = new EditorView({
      parent: container.current,
      doc: getText(),
      extensions: [
        appearance,
        json(),
        lineNumbers(),
        lintGutter(),
        history(),
        bracketMatching(),
        indentOnInput(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          dir: 'ltr',
          tabindex: '0',
        }),
        // Escape lets Tab leave the editor; it must not close the panel.
        EditorView.domEventHandlers({
          keydown: (event) => void (event.key === 'Escape' && event.stopPropagation()),
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onTextChange(update.state.doc.toString());
        }),
        keymap.of([...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
      ],
    });
    viewRef.current = view;
    return () => view.destroy();
  }, [label, describedBy, viewRef]);

  useEffect(() => {
    const view = viewRef.current;
    if (!view) return;
    if (view.state.doc.toString() !== text) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        annotations: Transaction.addToHistory.of(false),
      });
    }
    // Not CodeMirror's linter: its delay never ends while the clock of the page is fixed.
    view.dispatch(
      setDiagnostics(
        view.state,
        findErrors(text).map((error) => ({ ...error, severity: 'error' })),
      ),
    );
  }, [text, viewRef]);

  return <div ref={container} />;
}
