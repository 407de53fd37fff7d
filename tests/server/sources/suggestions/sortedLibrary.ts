/** A library as a person has sorted it: by collection, the title and the beginning of what lies there. */
export const sortedLibrary: Readonly<Record<string, readonly (readonly [title: string, text: string])[]>> = {
  'Memory and learning': [
    ['The forgetting curve, revisited', 'Ebbinghaus learned lists of syllables and measured how much he still remembered after an hour, a day, a month.'],
    ['Spaced repetition for busy people', 'Reviewing a card just before it is forgotten makes each interval longer: what was learned is remembered for years.'],
    ['Why testing beats rereading', 'Students who recalled a passage remembered more a week later than those who had read it four times.'],
    ['Sleep spindles and recall', 'During sleep the hippocampus replays what was learned by day; more spindles go with better recall in the morning.'],
    ['Interleaving in the classroom', 'Mixed exercises feel harder than blocks, yet the students who learned that way recall more in the test.'],
  ],
  'Bread baking': [
    ['A sourdough starter in seven days', 'Mix rye flour and water, feed it each morning, and the starter begins to rise by the fourth day.'],
    ['What hydration does to a loaf', 'More water in the dough opens the crumb; at eighty percent the loaf wants folding instead of kneading.'],
    ['Steam in a home oven', 'A hot pot keeps the steam around the loaf, so that the crust stays soft until the dough has risen.'],
    ['Rye bread with caraway', 'Rye flour holds water and no gluten: the dough is sticky, the crumb dense, the crust dark.'],
    ['Proofing overnight in the fridge', 'Cold slows the yeast more than the bacteria; the sourdough gains flavour and the oven can wait for morning.'],
  ],
  'Database internals': [
    ['How a B-tree splits', 'When a page of the index is full, half of its keys go to a new page, and the parent gets another pointer.'],
    ['Write-ahead logging in plain words', 'Before a page of a table is written, its change stands in the log: after a crash the database replays it.'],
    ['Vacuum and dead tuples', 'Each update leaves a dead row behind; vacuum finds them in the table and makes room in its pages and in the index.'],
    ['Reading query plans', 'A nested loop over an index is fast for a few rows; a hash join reads each table once.'],
    ['Isolation levels and anomalies', 'Two transactions that read and write the same rows may each be right and together wrong: serializable refuses one.'],
  ],
  'City cycling': [
    ['Protected bike lanes pay off', 'Where a kerb keeps cars out of the lane, cycling doubled within two years, and shops sold more.'],
    ['Choosing a cargo bike', 'Two children, the shopping and a hill: a motor in the middle and hydraulic brakes make the cargo bike a second car.'],
    ['Traffic lights for cyclists', 'A green wave at twenty kilometres an hour lets cyclists cross the city without putting a foot down.'],
    ['Winter tyres for a bicycle', 'Studs grip on ice; on a cleared bike path they only make noise and the ride slower.'],
    ['Where to park ten thousand bikes', 'Under the station in Utrecht cyclists ride to a free rack guided by lights, like cars in a garage.'],
  ],
  'Type and print': [
    ['A short history of the index card', 'Linnaeus wrote on slips of paper; libraries printed cards of one size, and the drawer became the catalogue.'],
    ['Choosing a serif for long reading', 'Open counters, a moderate contrast and a generous x-height keep a typeface quiet over three hundred pages.'],
    ['Letterpress at home', 'A small press, some lead type and cotton paper: the impression of the letters is what ink alone cannot do.'],
    ['Kerning by eye', 'The space between two letters is right when nobody sees it; the typeface has pairs, the eye decides.'],
    ['Paper sizes, and why they fold', 'Each sheet halves into the next size with the same proportions: printers save paper and trouble.'],
  ],
  'Climate policy': [
    ['How a carbon price works', 'Each tonne of emissions costs something, so that whoever can avoid it cheaply does; the revenue can go back to people.'],
    ['Heat pumps in old houses', 'Even without new insulation a heat pump halves the emissions of heating where electricity is clean.'],
    ['What the grid needs for renewables', 'Wind and solar come when they come: storage, longer lines and flexible demand keep the electricity grid steady.'],
    ['Methane, the quick win', 'Leaks from wells and pipes cost little to stop, and methane warms eighty times as much as carbon dioxide over twenty years.'],
    ['Border adjustment explained', 'Imports pay the carbon price that makers at home pay, so that emissions do not simply move abroad.'],
  ],
  'Remote work': [
    ['Fewer meetings, better minutes', 'A team that writes its decisions down needs half the meetings, and whoever was asleep can still object.'],
    ['Onboarding somebody you never meet', 'A buddy, a written first week and one small task that ships by Friday help a new colleague in a remote team.'],
    ['Time zones without tears', 'Two hours of overlap a day are enough for a remote team if handovers are written and meetings recorded.'],
    ['The manager who trusts', 'Measuring hours online makes people look busy; agreeing on outcomes each week makes the team work.'],
    ['Writing as the default', 'In a remote company a memo beats a meeting: it is read at any hour, and searched for a year later.'],
  ],
  'Bird watching': [
    ['Swifts sleep on the wing', 'A swift may fly for ten months without landing; it feeds, drinks and sleeps in the air before it nests again.'],
    ['Binoculars for beginners', 'Eight times magnification and a wide field show more birds than twelve times and shaking hands.'],
    ['Learning songs in spring', 'Begin in March with the birds that stay: the robin, the wren and the blackbird sing before the migrants come.'],
    ['Nest boxes that are used', 'The size of the hole decides which birds nest there: tits at twenty-eight millimetres, sparrows at thirty-two.'],
    ['How storks find their way', 'Young storks follow the old ones over the strait; raised alone, they fly the right way but too far.'],
  ],
};
