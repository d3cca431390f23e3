import type { FocusEvent } from 'react';
import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { FieldCounter } from '../Field/FieldCounter';
import { lengthNearLimit } from '../Field/graphemes';
import { useFieldControl } from '../Field/useFieldControl';
import { Skeleton } from '../Skeleton/Skeleton';
import { visibleText } from './document/visibleText';
import { Failed, RichTextBox, Surface, Tools } from './RichTextField.styles';
import type { RichTextFieldProps } from './types';
import { useEditorPart } from './useEditorPart';

/**
 * Text with a few formats: bold, lists, links. Renders a labelled `textbox` of several lines under a `toolbar`. The editor is
 * loaded with the first such field; until then a skeleton of the same size is shown. Like `TextArea` it never cuts typed text.
 */
export function RichTextField({
  value,
  onChange,
  sanitize,
  labels,
  rows = 5,
  maxLength = Infinity,
  placeholder,
  mailTools,
  takesFocus,
  onBlur,
  ...field
}: RichTextFieldProps) {
  const { Editor, failed, retry } = useEditorPart();
  const length = lengthNearLimit(visibleText(value), maxLength);
  const { ids, control, box } = useFieldControl(field, { invalid: length?.over, counter: length !== null });
  const { disabled, readOnly } = field;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const attributes = {
    'aria-labelledby': ids.label,
    ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(field.required && { 'aria-required': 'true' }),
  };
  return (
    <Field
      {...field}
      ids={ids}
      counter={length && <FieldCounter id={ids.counter} length={length} max={maxLength} />}
      onLabelPress={() => document.getElementById(ids.control)?.focus()}
    >
      <RichTextBox {...box} data-takes-files={mailTools && ''} style={{ '--rows': rows }} onBlur={leave}>
        {Editor && labels && (
          <Editor
            id={ids.control}
            attributes={attributes}
            value={value}
            onChange={onChange}
            sanitize={sanitize}
            labels={labels}
            placeholder={placeholder}
            mailTools={mailTools}
            takesFocus={takesFocus}
            disabled={disabled}
            readOnly={readOnly}
          />
        )}
        {!(Editor && labels) && (
          <>
            {!readOnly && (
              <Tools>
                <Skeleton shape="rect" width={216} height={24} />
              </Tools>
            )}
            <Surface>
              {failed && labels && (
                <Failed role="alert">
                  {labels.failed}
                  <Button size="sm" icon="retry" onPress={retry}>
                    {labels.retry}
                  </Button>
                </Failed>
              )}
            </Surface>
          </>
        )}
      </RichTextBox>
    </Field>
  );
}
