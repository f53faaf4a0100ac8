import type {ReactNode} from 'react';
import form from '../../../../src/langflowConnection/form.module.css';
import type {InputField} from '../../types';

type Props = {
  id: string;
  field: InputField;
  value: string;
  problems: string[] | undefined;
  onChange: (value: string) => void;
  onFiles: (files: File[]) => void;
};

function hintOf({multiple, default: standard, type}: InputField): string {
  if (multiple && type !== 'file') return '多个值用逗号隔开';
  return standard === undefined || standard === '' ? '' : `默认 ${typeof standard === 'string' ? standard : JSON.stringify(standard)}`;
}

function Control({id, field, value, problems, onChange, onFiles}: Props): ReactNode {
  const shared = {
    id,
    'aria-invalid': problems !== undefined,
    'aria-describedby': problems ? `${id}-problem` : undefined,
    required: field.required,
  };
  if (field.type === 'file') {
    return <input {...shared} type="file" multiple={field.multiple} onChange={(event) => onFiles([...(event.target.files ?? [])])} />;
  }
  const options = field.type === 'boolean' ? ['true', 'false'] : field.multiple ? undefined : field.options;
  if (options) {
    return (
      <select {...shared} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">不填</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type={field.secret ? 'password' : 'text'}
      inputMode={field.type === 'integer' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
      placeholder={hintOf(field)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A labelled form control for one value of a request. */
export default function Field(props: Props): ReactNode {
  const {id, field, problems} = props;
  return (
    <div className={form.field}>
      <label htmlFor={id}>
        <code>{field.name}</code>
        <span>
          {field.format ?? field.type}
          {field.required && <b>必填</b>}
        </span>
      </label>
      <Control {...props} />
      {problems && (
        <p id={`${id}-problem`} className={form.problem}>
          {problems.join('；')}
        </p>
      )}
    </div>
  );
}
