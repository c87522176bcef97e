/*
 * All styles, in the order in which they overrule one another: it must not depend on when a part of the page
 * is loaded.
 */
import './map/sheet.css'
import './help/help.css'
import './start/example/example.css'
import './start/start.css'
import './compare/compare.css'
import './history/history.css'
import './learn/learn.css'
import './table/board.css'
import './table/handover.css'
import './luck/luck.css'
import './end/end.css'
import './edit/edit.css'
import './propaganda/propaganda.css'
import './library/keeping.css'
import './table/top-bar.css'
import './page.css'
import './decision/decision.css'
import './log/log.css'
import './table/table.css'
