/**
 * @generated SignedSource<<34a9464954aeaec14b3b94faf1df9b74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OthersCalendarFeeds_feeds$data = ReadonlyArray<{
  readonly fetchedAt: string | null | undefined;
  readonly id: string;
  readonly userName: string;
  readonly " $fragmentType": "OthersCalendarFeeds_feeds";
}>;
export type OthersCalendarFeeds_feeds$key = ReadonlyArray<{
  readonly " $data"?: OthersCalendarFeeds_feeds$data;
  readonly " $fragmentSpreads": FragmentRefs<"OthersCalendarFeeds_feeds">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OthersCalendarFeeds_feeds",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fetchedAt",
      "storageKey": null
    }
  ],
  "type": "CalendarFeed",
  "abstractKey": null
};

(node as any).hash = "c350a94d3beda9108c6e8008dcb90d1b";

export default node;
