/**
 * @generated SignedSource<<5a06fe6aaba102be62ff2ca0098e6887>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderEventType = "ACCEPTED" | "CHANGED" | "DELIVERED" | "DELIVERY_UNDONE" | "MAILED" | "MAIL_FAILED" | "MESSAGE" | "PAID" | "PLACED" | "REFUSED" | "SEEN" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderHistory_order$data = {
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null | undefined;
    readonly mailKind: string | null | undefined;
    readonly type: OrderEventType;
  }>;
  readonly " $fragmentType": "OrderHistory_order";
};
export type OrderHistory_order$key = {
  readonly " $data"?: OrderHistory_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderHistory_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderHistory_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderEvent",
      "kind": "LinkedField",
      "name": "events",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mailKind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5a9045dac30baf6cffc6e51f68b55fdc";

export default node;
