/** How much each of many holds; what holds nothing takes no memory. */
export type Counts = {
  of(name: string): number;
  add(name: string, amount: number): void;
};

export function createCounts(): Counts {
  const amounts = new Map<string, number>();
  return {
    of: (name) => amounts.get(name) ?? 0,
    add(name, amount) {
      const now = (amounts.get(name) ?? 0) + amount;
      if (now > 0) amounts.set(name, now);
      else amounts.delete(name);
    },
  };
}
