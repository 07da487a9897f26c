/**
 * @generated SignedSource<<cb2b0773e4af5a7cf1c771644768ec0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "ACCEPTED" | "AWAITING_APPROVAL" | "CANCELLED" | "PAID" | "REFUSED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DaySentence_awaiting$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly status: OrderStatus;
    };
  }>;
  readonly totalCount: number | null | undefined;
  readonly " $fragmentType": "DaySentence_awaiting";
};
export type DaySentence_awaiting$key = {
  readonly " $data"?: DaySentence_awaiting$data;
  readonly " $fragmentSpreads": FragmentRefs<"DaySentence_awaiting">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DaySentence_awaiting",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderConnection",
  "abstractKey": null
};

(node as any).hash = "783675d22050851a3ccec4f074bc480b";

export default node;
