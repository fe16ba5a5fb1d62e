/** Where to look for a mistake of simulated annealing. */
export const IN_ACCEPTANCE = 'Compare the line that accepts a worse state with figure 4.5.';
export const IN_TEMPERATURE = 'Look at how you get T for each step, and what you do with it.';
export const IN_TIME = 'Look at the first t that you ask the schedule for, and when you stop.';
