import { Icon } from '../Icon/Icon';
import { CurrentName, List, Mark, Name, State, Step } from './Stepper.styles';

/**
 * The current position in a sequence of steps. Renders an `<ol>` without interaction; the current step is
 * `aria-current="step"`.
 */
export function Stepper({ label, steps, stateLabels }: StepperProps) {
  return (
    <div>
      <List aria-label={label}>
        {steps.map(({ id, label: name, state }, index) => (
          <Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <Mark aria-hidden>{state === 'done' ? <Icon name="check" size={16} /> : index + 1}</Mark>
            <Name>{name}</Name>
            {stateLabels && <State>, {stateLabels[state]}</State>}
          </Step>
        ))}
      </List>
      <CurrentName aria-hidden>{steps.find((step) => step.state === 'current')?.label}</CurrentName>
    </div>
  );
}

export type StepState = 'done' | 'current' | 'todo';

export interface StepperProps {
  /** Name of the list, such as "Steps of the import". */
  label: string;
  steps: { id: string; label: string; state: StepState }[];
  /** Each step's state for screen readers, after its name: "done", "current", "to do". */
  stateLabels?: Record<StepState, string>;
}
