/** What a skeleton looks like, so that a link need not say it. It is a part of the format of links. */
export const SAMPLE =
  '{"format":"arab-revolt","version":1,"id":"0c3a5f1e-7b92-4d68-8e4a-b1d7f5c29360","name":"The second game",' +
  '"created":"2026-11-18T14:05:37.219Z","changed":"2026-11-20T09:41:28.604Z",' +
  '"players":{"british":"British","rebels":"Rebels"},"mode":"play","chance":"seed","seed":482957,"handovers":true,' +
  '"setup":{},"between":null,"takenBack":[],"branch":0,"branches":[{"name":"","parent":null,"answers":163,' +
  '"ended":true,"otherChance":[],"notes":{"17":"Note"},"at":{"answers":163,"turnOver":false}},' +
  '{"name":"Branch 2","parent":{"branch":0,"answers":120,"turnOver":false},"answers":25,"ended":false,' +
  '"otherChance":[],"notes":{},"at":{"answers":145,"turnOver":false}},' +
  '{"name":"Another","parent":{"branch":1,"answers":138,"turnOver":true},"seed":739104,"chance":"seed",' +
  '"answers":74,"ended":false,"otherChance":[],"notes":{},"at":{"answers":212,"turnOver":true}}],' +
  '"handovers":false,"handovers":true,"setup":{},"between":"handover","between":"count","between":null}'
