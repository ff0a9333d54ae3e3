import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TaskList } from './task-list';

test('a task is ticked off and another is added by keyboard', async () => {
  const user = userEvent.setup();
  const onDone = jest.fn();
  const onAdd = jest.fn();
  render(
    <TaskList
      label="Tasks"
      tasks={[{ id: '1', title: 'Call the ward', done: false, note: 'due today' }]}
      empty="No tasks."
      onDone={onDone}
      onAdd={onAdd}
    />,
  );
  await user.tab();
  await user.keyboard(' ');
  expect(onDone).toHaveBeenCalledWith('1', true);
  await user.tab();
  await user.keyboard('  {Enter}');
  expect(onAdd).not.toHaveBeenCalled();
  await user.keyboard('Book a room{Enter}');
  expect(onAdd).toHaveBeenCalledWith('Book a room');
  expect(screen.getByRole('textbox', { name: 'Add a task' })).toHaveValue('');
});
