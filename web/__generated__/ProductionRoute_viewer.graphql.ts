/**
 * @generated SignedSource<<332d053f36c645fbc0a6115a903ef2a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductionRoute_viewer$data = {
  readonly cater: {
    readonly production: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductionList_days">;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "ProductionRoute_viewer";
};
export type ProductionRoute_viewer$key = {
  readonly " $data"?: ProductionRoute_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductionRoute_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductionRoute_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "from",
              "variableName": "from"
            },
            {
              "kind": "Variable",
              "name": "to",
              "variableName": "to"
            }
          ],
          "concreteType": "ProductionDay",
          "kind": "LinkedField",
          "name": "production",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductionList_days"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "a0a417c2ad5f5d9d38983266664c7256";

export default node;
