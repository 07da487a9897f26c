/**
 * @generated SignedSource<<e34f2ab134030c896ed59e3a97890047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCater_query$data = {
  readonly allCaters: ReadonlyArray<{
    readonly name: string;
    readonly number: number;
  }> | null | undefined;
  readonly " $fragmentType": "DashboardCater_query";
};
export type DashboardCater_query$key = {
  readonly " $data"?: DashboardCater_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCater_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardCater_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "allCaters",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dfb79268868f9409406f86b806d014cf";

export default node;
